/** Whether the server is in this tab: a site that `petteia site` has written says so in its page. */
export const inTab =
  typeof document !== 'undefined' && document.querySelector('meta[name="petteia-house"]')?.getAttribute('content') === 'tab'

/** The server in this tab, if it is here; nobody else loads it. */
export const tab = inTab ? (await import('./tab.svelte.ts')).tab : null
