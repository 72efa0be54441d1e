"""What the database keeps of people: notes, notices, passkeys, ratings, boxes, whom they mute."""
