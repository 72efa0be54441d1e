/** The number of waiting tables, on the icon of the page and of the installed app. */
const PLAIN = '/owl.svg'
let owl: Promise<string> | null = null

const badged = (svg: string, count: number): string =>
  svg.replace(
    /<\/svg>\s*$/,
    '<circle cx="30" cy="10" r="10" fill="#B3261E"/><text x="30" y="14.5" font-family="sans-serif" font-size="13" ' +
      `font-weight="700" text-anchor="middle" fill="#fff">${count > 9 ? '9+' : count}</text></svg>`,
  )

export function drawBadge(count: number): void {
  const badge = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  badge?.catch(() => {})
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!icon || (!count && icon.getAttribute('href') === PLAIN)) return
  icon.dataset.count = String(count)
  if (!count) {
    icon.href = PLAIN
    return
  }
  owl ??= fetch(PLAIN).then((answer) => answer.text())
  void owl
    .then((svg) => {
      if (icon.dataset.count === String(count)) icon.href = `data:image/svg+xml,${encodeURIComponent(badged(svg, count))}`
    })
    .catch(() => (owl = null))
}
