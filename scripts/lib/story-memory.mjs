import { clearInterval, setInterval } from 'node:timers'
import { createAccount, makeFilm } from './account.mjs'
import { treeMemory } from './tree-memory.mjs'

/** Memory limits of a server on PGlite with its child processes, MiB; 350 less on PostgreSQL, whose processes are separate. */
export const MEMORY_LIMITS = { idle: 650, making: 950, minuteLater: 750, rest: 850 }
export const LESS_ON_POSTGRES = 350

const SAMPLE_EVERY = 500
/** Until what starting needs is released, and until work is over for good, ms. */
const [SETTLED, LATER] = [15_000, 60_000]
const FILM = { initial_prompt: 'A lighthouse keeper writes one letter every night', video_length_in_sec: 15 }

/**
 * Memory of a server at rest, its peak while short stories are generated in sequence, and a minute later, MiB; null where the
 * system does not report it.
 * @param {{ url: string, pid: number }} host
 * @param {number} stories
 */
export async function measureStoryMemory({ url, pid }, stories) {
  const total = async () => (await treeMemory(pid))?.total ?? null
  await pause(SETTLED)
  const idle = await total()
  if (idle === null) return { idle, making: null, minuteLater: null }
  let making = idle
  const timer = setInterval(async () => (making = Math.max(making, (await total()) ?? 0)), SAMPLE_EVERY)
  try {
    const { call } = await createAccount(url)
    for (let count = 0; count < stories; count++) await makeFilm(call, FILM)
  } finally {
    clearInterval(timer)
  }
  await pause(LATER)
  return { idle, making, minuteLater: await total() }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
