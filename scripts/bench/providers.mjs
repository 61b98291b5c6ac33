import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { createAccount } from '../lib/account.mjs'
import { inRoot, projectNode } from '../lib/paths.mjs'
import { makePremium } from './make-premium.mjs'
import { startNodeHost } from './node-host.mjs'

const SCENES = 50
/** How long the provider takes for an image, ms, and how many it makes at once. */
const IMAGE_MS = 2_000
const LIMIT = 8
const POLL_INTERVAL_MS = 50
const ideal = (Math.ceil(SCENES / LIMIT) * IMAGE_MS) / 1_000

/**
 * A script of 50 scenes, drawn by a provider that takes 2 s for an image and makes eight at once; and one of a single scene.
 * @param {{ port: number }} options
 * @returns {Promise<{ toOne: number, perCall: number }>} time of 50 scenes against that of one: seven waves of images are needed; what
 *   each image took beside the provider's time, ms, the waves one after the other
 */
export async function measureProviders({ port }) {
  const fakes = spawn(projectNode(), ['engines/testing/fakes-program.ts', String(IMAGE_MS)], {
    cwd: inRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const { value } = await createInterface({ input: fakes.stdout })[Symbol.asyncIterator]().next()
  const { ENGINE_WRITER: _, ...env } = JSON.parse(value)
  const host = await startNodeHost({ port, env: { ...env, OPENAI_LIMIT: String(LIMIT) } })
  try {
    const { call, username } = await createAccount(host.url)
    // 50 scenes are more than a free account may have.
    await makePremium(username, host.dataDir)
    const one = await timeFilm(call, 1)
    const seconds = await timeFilm(call, SCENES)
    const waves = Math.ceil(SCENES / LIMIT)
    return { toOne: seconds / one, perCall: ((seconds - ideal) * 1_000) / waves }
  } finally {
    await host.stop()
    fakes.kill()
  }
}

/** Seconds from asking for the film to its last scene. */
async function timeFilm(call, count) {
  const { story_id } = await call('createStory', { body: { creation_mode: 'Blank' } })
  const params = { story_id }
  const sentence = (at) =>
    `This is what happens in the scene with the number ${at + 1} of a very long story about the sea.`
  const initial_prompt = Array.from({ length: count }, (_, at) => sentence(at)).join(' ')
  await call('splitStoryIntoScenes', { body: { story_id, initial_prompt } })
  const statusOf = () => call('getStoryStatus', { params })
  await until(async () => (await statusOf()).status === 'DRAFT')
  const { scenes } = await call('getStory', { params })
  if (scenes.length !== count) throw new Error(`${scenes.length} scenes instead of ${count}`)
  const begun = performance.now()
  await call('submitStory', { params })
  await until(async () => {
    const { status, error_message: why } = await statusOf()
    if (status === 'FAILED') throw new Error(why)
    return status === 'COMPLETED'
  })
  return (performance.now() - begun) / 1_000
}

async function until(isTrue) {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
}
