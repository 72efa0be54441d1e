"""The server in a browser tab."""
