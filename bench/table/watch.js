// How long somebody at a table could do nothing: no answer may be pressed, and the game is not over; in all, and each time.
// How long each battle was seen in which nothing was asked of them. And how many decisions their presses have sent: one press
// may stand for several.
window.watched = { waited: 0, waits: [], battles: [], may: false, over: false, decisions: 0 }
{
  const EVERY = 50
  let last = performance.now()
  let wait = 0
  let battle = 0
  let asked = false
  setInterval(() => {
    const now = performance.now()
    const prompt = document.querySelector('section.prompt')
    watched.over = !!document.querySelector('[aria-labelledby=end-title]')
    watched.may = [...document.querySelectorAll('main button[data-may]')].some((each) => each.offsetParent !== null)
    if (prompt && !watched.may && !watched.over) {
      watched.waited += now - last
      wait += now - last
    } else if (wait) {
      watched.waits.push(wait)
      wait = 0
    }
    if (document.querySelector('.fighting')) {
      battle += now - last
      asked ||= watched.may
    } else if (battle) {
      if (!asked) watched.battles.push(battle)
      battle = 0
      asked = false
    }
    last = now
  }, EVERY)
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) {
    const wish = typeof data === 'string' ? JSON.parse(data) : {}
    if (wish.t === 'decide') watched.decisions += wish.actions.length
    return send.call(this, data)
  }
}
