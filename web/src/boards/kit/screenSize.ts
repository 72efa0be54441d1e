/** How much room there is: three columns, or the board with a sheet beside or below it. */
import { MediaQuery } from 'svelte/reactivity'

export const wide = new MediaQuery('min-width: 1180px')
export const docked = new MediaQuery('min-width: 600px')
