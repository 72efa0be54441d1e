// How long somebody at a table could do nothing: no answer may be pressed, and the game is not over.
window.watched = { waited: 0, may: false, over: false }
{
  const EVERY = 50
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    const prompt = document.querySelector('section.prompt')
    watched.over = !!document.querySelector('[aria-labelledby=end-title]')
    watched.may = [...document.querySelectorAll('main button[data-may]')].some((each) => each.offsetParent !== null)
    if (prompt && !watched.may && !watched.over) watched.waited += now - last
    last = now
  }, EVERY)
}
