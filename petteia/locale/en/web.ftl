# What the web client says about itself. The words of games and tables are in the other files.

## The table

web-prompt = What to do now
