"""Work that takes as long as a game is: reading journals, looking back, proofs, analysis, rematches."""
