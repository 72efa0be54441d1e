"""The WebSocket of a client: its connection, the requests it may send, the replies it gets."""
