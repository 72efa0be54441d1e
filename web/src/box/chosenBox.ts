/** Which box somebody means to play with, on the way from its page to a new table. */
export const chosenBox = { game: '', box: '' }
