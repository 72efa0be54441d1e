"""Work that takes as long as a game: reading journals, looking back, proofs, analysis, rematches."""
