/** The tour of a table: whether the player has seen it, and whether it is requested now. */
const SEEN = 'petteia.toured'

class Tour {
  /** Requested from the help page or the menu of a table. */
  wanted = $state(false)

  get seen(): boolean {
    try {
      return localStorage.getItem(SEEN) === 'yes'
    } catch {
      return true
    }
  }
  end(): void {
    this.wanted = false
    try {
      localStorage.setItem(SEEN, 'yes')
    } catch {
      // Then it is offered again next time.
    }
  }
}

export const tour = new Tour()
