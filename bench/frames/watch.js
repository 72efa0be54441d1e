// Watches every frame of a page: how long those took in which pieces moved, how long after a press its answer was drawn,
// and how long after it the first piece moved if that was the press's doing.
window.watched = { frames: [], starts: [], answers: [], moving: false }
{
  let last = 0
  let pressed = 0
  let asked = 0
  let updates = 0 // that have come since the press
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where)
      this.addEventListener('message', ({ data }) => {
        if (typeof data === 'string' && data.includes('"t":"update"')) updates++
      })
    }
  }
  // What travels, tumbles or is thrown; not what fades under the pointer or glows for as long as it may be pressed.
  // Noted when it begins and ends: to ask the document for its motions in every frame makes it reckon its styles first.
  const PIECES = '.die, .man, [data-at^="duel/"], [data-piece]'
  const GLOWS = ['breathe', 'aom-halo']
  const travelling = new Map() // how many motions each piece is in
  const count = (piece, by) => {
    const motions = (travelling.get(piece) ?? 0) + by
    if (motions > 0) travelling.set(piece, motions)
    else travelling.delete(piece)
  }
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how)
    if (this.matches(PIECES) && motion.effect.getComputedTiming().endTime !== Infinity) {
      count(this, 1)
      const over = () => count(this, -1)
      motion.finished.then(over, over)
    }
    return motion
  }
  const styled = (by) => (event) => {
    if (event.target.matches?.(PIECES) && !GLOWS.includes(event.animationName)) count(event.target, by)
  }
  addEventListener('animationstart', styled(1), { capture: true })
  addEventListener('animationend', styled(-1), { capture: true })
  addEventListener('animationcancel', styled(-1), { capture: true })
  const moving = () => {
    for (const piece of travelling.keys()) {
      if (piece.isConnected) return true
      travelling.delete(piece) // taken away in the middle: nobody says that it has ended
    }
    return document.querySelector('.aom-flight, [data-flight]') !== null
  }
  const press = (event) => {
    pressed = asked = event.isTrusted && !moving() ? performance.now() : 0
    updates = 0
  }
  addEventListener('click', press, { capture: true })
  const look = (now) => {
    watched.moving = moving()
    // The frame after the one in which the page has made of the first update what is to be seen.
    if (asked && updates) {
      const when = asked
      requestAnimationFrame(() => watched.answers.push(performance.now() - when))
      asked = 0
    }
    if (watched.moving) {
      if (last) watched.frames.push(now - last)
      // What moves after a second update, or later than a second after a press, was somebody else's doing.
      if (pressed && updates < 2 && performance.now() - pressed < 1000) watched.starts.push(performance.now() - pressed)
      pressed = 0
      last = now
    } else last = 0
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
