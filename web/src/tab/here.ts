/** Whether the server is in this tab: a site written by `petteia site` says so in its page. */
export const inTab =
  typeof document !== 'undefined' && document.querySelector('meta[name="petteia-house"]')?.getAttribute('content') === 'tab'

/** The server in this tab, if there is one; no other page loads it. */
export const tab = inTab ? (await import('./tab.svelte.ts')).tab : null
