// Watches every frame of a page: how long those took in which pieces moved, and how long after a press the first moved.
window.watched = { frames: [], starts: [], moving: false }
{
  let last = 0
  let pressed = 0
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
    pressed = event.isTrusted && !moving() ? performance.now() : 0
  }
  addEventListener('click', press, { capture: true })
  const look = (now) => {
    watched.moving = moving()
    if (watched.moving) {
      if (last) watched.frames.push(now - last)
      // What moves later than a second after a press was somebody else's doing.
      if (pressed && performance.now() - pressed < 1000) watched.starts.push(performance.now() - pressed)
      pressed = 0
      last = now
    } else last = 0
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
