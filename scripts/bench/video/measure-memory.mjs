import { clearInterval, setInterval } from 'node:timers'
import { createAccount } from '../../lib/account.mjs'
import { treeMemory } from '../../lib/tree-memory.mjs'
import { makePremium } from '../make-premium.mjs'
import { startNodeHost } from '../node-host.mjs'
import { uploadFile } from '../upload-image.mjs'
import { movingImage, repeated } from './moving-image.mjs'

const FPS = 30
/** s that are encoded, and how often they are repeated: with what pads the sound just under the three minutes that are taken. */
const [ENCODED, TIMES] = [2, 88]
const SAMPLE_RATE = 48_000
const EVERY_MS = 500
/** Percent between which the frames are at work: before them the video is opened, after them it is stored. */
const [BEGUN, MADE] = [10, 90]
/** Shares of the video: decoder, encoder and caches are at their size after a sixth, which is half a minute. */
const [EARLY, LATE] = [
  [1 / 6, 1 / 2],
  [2 / 3, 1],
]

/**
 * How much more a server with all of its processes holds towards the end of a three-minute video in full HD that is modified, with sound,
 * than after its first half minute, MiB; null where the system does not report it. Means, because frames come and go.
 * @param {{ port: number, browser: string, log?: (line: string) => void }} options
 * @returns {Promise<number | null>}
 */
export async function measureVideoMemory({ port, browser, log = () => {} }) {
  const clip = await longClip()
  const host = await startNodeHost({ port, browser })
  try {
    const { call, username } = await createAccount(host.url)
    // By the second it costs more than a new account has.
    await makePremium(username, host.dataDir)
    const source = await uploadFile({ call, url: host.url }, 'long.mp4', 'video/mp4', clip)
    const body = { model_id: 'draft-modify-video', source_media_id: source, prompt: 'warmer' }
    const { task_id: id } = await call('createTask', { body })
    let share = 0
    const samples = []
    const timer = setInterval(async () => {
      const at = share
      const memory = await treeMemory(host.pid)
      if (!memory) return
      samples.push({ at, total: memory.total })
      log(`${Math.round(at * 100)}%: ${Math.round(memory.total)} MiB`)
    }, EVERY_MS)
    try {
      for (let status = ''; status !== 'COMPLETED';) {
        await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
        const task = await call('getToolResult', { params: { task_id: id } })
        status = task.status
        share = (task.progress - BEGUN) / (MADE - BEGUN)
        if (status === 'FAILED') throw new Error(task.error_message)
      }
    } finally {
      clearInterval(timer)
    }
    const mean = ([from, to]) => {
      const within = samples.filter(({ at }) => at >= from && at < to)
      return within.reduce((sum, { total }) => sum + total, 0) / within.length
    }
    return samples.length === 0 ? null : mean(LATE) - mean(EARLY)
  } finally {
    await host.stop()
  }
}

async function longClip() {
  const tone = Float32Array.from({ length: ENCODED * SAMPLE_RATE }, (_, at) => 0.3 * Math.sin(at / 17))
  const sound = { sampleRate: SAMPLE_RATE, channels: [tone] }
  const clip = await movingImage({ width: 1920, height: 1080, frames: ENCODED * FPS, sound })
  return repeated(clip, TIMES)
}
