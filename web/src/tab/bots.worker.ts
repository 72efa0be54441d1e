/** The worker in which bots think. It loads when the first question arrives. */
import { loadPython, theSite } from './python.ts'

type Think = (question: Uint8Array) => Uint8Array

let thinks: Promise<Think> | null = null

async function load(): Promise<Think> {
  const python = await loadPython(await theSite())
  const bots = python.pyimport('petteia.tab.bots') as unknown as { answer_js: Think }
  return bots.answer_js
}

addEventListener('message', ({ data }: MessageEvent<{ house: MessagePort }>) => {
  const house = data.house
  house.onmessage = async ({ data }: MessageEvent<{ id: number; question: Uint8Array }>) => {
    const answer = await (thinks ??= load())
    house.postMessage({ id: data.id, answer: answer(data.question) })
  }
})
