/** The teams at the table being shown. Badges show them next to every player's name. */

class Teams {
  /** The team of each seat, counted from 0; empty if everybody plays alone. */
  of = $state.raw<readonly number[]>([])

  /** Show the teams of a table until it is left. */
  show(together: string): () => void {
    this.of = JSON.parse(together) as number[]
    return () => (this.of = [])
  }
  /** The letter of a seat's team; empty if it has none. */
  letter(seat: number): string {
    const team = this.of[seat]
    return team === undefined ? '' : String.fromCharCode(65 + team)
  }
  /** The partners of a seat. */
  partners(seat: number): number[] {
    return this.of.flatMap((team, other) => (other !== seat && team === this.of[seat] ? [other] : []))
  }
  /** All teams with their seats. */
  get all(): { team: number; letter: string; seats: number[] }[] {
    const numbers = [...new Set(this.of)].sort((one, other) => one - other)
    return numbers.map((team) => {
      const seats = this.of.flatMap((each, seat) => (each === team ? [seat] : []))
      return { team, letter: this.letter(seats[0]!), seats }
    })
  }
}

export const teams = new Teams()
