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
  const PIECES = '.die, .man, [data-at^="duel/"], [data-piece]'
  const GLOWS = ['breathe', 'aom-halo']
  const travels = (motion) =>
    motion.playState === 'running' &&
    !(motion instanceof CSSTransition) &&
    motion.effect?.getComputedTiming().endTime !== Infinity &&
    !GLOWS.includes(motion.animationName) &&
    motion.effect?.target?.matches?.(PIECES)
  const moving = () => document.querySelector('.aom-flight, [data-flight]') !== null || document.getAnimations().some(travels)
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
