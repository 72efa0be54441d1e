"""What a link shows before it is opened: words in the page's head, and a picture that the server draws."""
