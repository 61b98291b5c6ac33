import { createAccount } from '../lib/account.mjs'
import { timed } from './timing.mjs'

const [WORDS, FEW] = [5_000, 500]
/** Sentences of different lengths with names, places and speech, so that scenes, images and cast are looked for as in a real script. */
const SENTENCES = [
  'Mara keeps the lighthouse on a northern island, and every night she writes one letter.',
  'The sea answers with foam.',
  'Her brother Jonas reads them by the fire, although nobody in the village knows where they come from.',
  '“You should go,” says the old fisherman, “before the winter closes the strait.”',
  'In the harbour the boats knock against each other all night.',
  'Seven years pass like this; the lamp turns, the letters leave, and the island grows smaller with every storm.',
]

/** A script of exactly so many words in paragraphs. */
function scriptOf(count) {
  const words = []
  for (let at = 0; words.length < count; at++) {
    const sentence = SENTENCES[at % SENTENCES.length].split(' ')
    words.push(...(at % 9 === 8 ? [`\n\n${sentence[0]}`, ...sentence.slice(1)] : sentence))
  }
  return words.slice(0, count).join(' ')
}

/**
 * From asking for the scenes of a script of 5,000 words to having read all of them, and of one of 500; the best of three.
 * @returns {Promise<{ seconds: number, growth: number }>}
 */
export async function measureScriptSplit(url) {
  const { call } = await createAccount(url)
  const best = async (words) => Math.min(await split(call, words), await split(call, words), await split(call, words))
  const [few, many] = [await best(FEW), await best(WORDS)]
  return { seconds: many / 1000, growth: many / few }
}

/** ms */
async function split(call, count) {
  const initial_prompt = scriptOf(count)
  const { story_id } = await call('createStory', { body: { creation_mode: 'Script', initial_prompt } })
  const params = { story_id }
  let status, scenes
  const ms = await timed(async () => {
    ;({ status } = await call('splitStoryIntoScenes', { body: params }))
    while (status === 'GENERATING') {
      await new Promise((resolve) => setTimeout(resolve, 10))
      status = (await call('getStoryStatus', { params })).status
    }
    scenes = (await call('getStory', { params })).scenes
  })
  const kept = scenes.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  if (status !== 'DRAFT' || kept !== count)
    throw new Error(`${status}: ${kept} of ${count} words in ${scenes.length} scenes`)
  return ms
}
