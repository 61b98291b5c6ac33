import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inRoot, projectNode } from '../lib/paths.mjs'
import { startWithLongStory } from './editor-story.mjs'

const ROUNDS = 20

/**
 * The same as `quote.mjs` and `stale-marks.mjs` from outside: median ms of the whole calls for a story of 200 scenes, database and
 * answer included, with engines of providers (played by fakes) connected; the stale work after an edit of a scene's text each time.
 */
export async function measureRealWorkCalls({ port, browser }) {
  const fakes = spawn(projectNode(), ['engines/testing/fakes-program.ts'], {
    cwd: inRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const { value } = await createInterface({ input: fakes.stdout })[Symbol.asyncIterator]().next()
  let host
  try {
    host = await startWithLongStory({ port, browser, env: JSON.parse(value) })
    const { call, storyId } = host
    const { items } = await call('GET', `/core-api/story/${storyId}/real_work/`)
    if (items.length < 400) throw new Error(`Only ${items.length} pieces of work could be made by real engines`)
    const wanted = { story_id: storyId, items: items.map(({ id }) => id) }
    const quote = await median(() => call('POST', '/core-api/create_quote', wanted))
    const { scenes } = await call('GET', `/core-api/get_story/?story_id=${storyId}`)
    const staleWork = await median(
      () => call('GET', `/core-api/story/${storyId}/stale_work/`),
      (round) => {
        const scene_id = scenes[round % scenes.length].id
        return call('POST', '/core-api/update_scene_audio', {
          story_id: storyId,
          scene_id,
          new_text: `Words ${round}.`,
        })
      },
    )
    return { quote, staleWork }
  } finally {
    await host?.stop()
    fakes.kill()
  }
}

/** @param before what is done before each round, and not measured */
async function median(work, before) {
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    await before?.(round)
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
}
