/** The box chosen for a game, on the way from its page to a new table. */
export const chosenBox = { game: '', box: '' }
