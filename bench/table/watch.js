// How long somebody at a table could do nothing: no answer may be pressed, and the game is not over. And how many decisions
// their presses have sent: one press may stand for several.
window.watched = { waited: 0, may: false, over: false, decisions: 0 }
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
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) {
    const wish = typeof data === 'string' ? JSON.parse(data) : {}
    if (wish.t === 'decide') watched.decisions += wish.actions.length
    return send.call(this, data)
  }
}
