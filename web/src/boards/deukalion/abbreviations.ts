/** The shortest beginning that distinguishes each of several names: one letter, or more if two begin alike. */
export function beginnings(names: string[]): string[] {
  return names.map((name) => {
    const others = names.filter((other) => other !== name)
    let letters = 1
    while (letters < name.length && others.some((other) => other.startsWith(name.slice(0, letters)))) letters++
    return name.slice(0, letters)
  })
}
