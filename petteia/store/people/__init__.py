"""What the database stores of people: notes, notices, passkeys, ratings, boxes, whom they mute."""
