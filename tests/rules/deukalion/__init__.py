"""Rule tests of Deukalion, a file for each chapter or two."""
