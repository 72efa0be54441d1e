"""What a link shows before anybody opens it: words in the page's head, and a picture that the house draws."""
