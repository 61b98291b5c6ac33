import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inRoot, projectNode } from '../lib/paths.mjs'
import { startWithLongStory } from './editor-story.mjs'
import { measureGrowth, median, timed, timesAs } from './timing.mjs'

const ROUNDS = 20

/**
 * The same as `quote.mjs` and `stale-marks.mjs` from outside: the whole calls for a story of 200 scenes and for one of 20, database and
 * answer included, with engines of providers (played by fakes) connected; the stale work after an edit of a scene's text each time.
 * @returns {Promise<Record<'quote' | 'staleWork', { ms: number, growth: number }>>}
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
    const { call, storyId, shortStoryId } = host
    const quoteOf = async (story_id) => {
      const { items } = await call('getRealWork', { params: { story_id } })
      const { scenes } = await call('getStory', { params: { story_id } })
      if (items.length < 2 * scenes.length) throw new Error(`Real engines could make only ${items.length} assets`)
      const body = { story_id, items: items.map(({ id }) => id) }
      return () => call('createQuote', { body })
    }
    const quote = await measureGrowth(
      { rounds: ROUNDS },
      { large: await quoteOf(storyId), small: await quoteOf(shortStoryId) },
    )
    const [large, small] = [await timeStaleWork(call, storyId), await timeStaleWork(call, shortStoryId)]
    return { quote, staleWork: { ms: median(large), growth: timesAs(large, small) } }
  } finally {
    await host?.stop()
    fakes.kill()
  }
}

/** What the call takes each time, ms, after an edit that is not measured. */
async function timeStaleWork(call, story_id) {
  const { scenes } = await call('getStory', { params: { story_id } })
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    const scene_id = scenes[round % scenes.length].id
    await call('updateSceneAudio', { body: { story_id, scene_id, new_text: `Words ${round}.` } })
    times.push(await timed(() => call('listStaleWork', { params: { story_id } })))
  }
  return times
}
