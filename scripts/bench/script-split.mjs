import { createAccount } from '../lib/account.mjs'

const WORDS = 5_000
/** Sentences of different lengths with names, places and speech, so that scenes, pictures and cast are looked for as in a real script. */
const SENTENCES = [
  'Mara keeps the lighthouse on a northern island, and every night she writes one letter.',
  'The sea answers with foam.',
  'Her brother Jonas reads them by the fire, although nobody in the village knows where they come from.',
  '“You should go,” says the old fisherman, “before the winter closes the strait.”',
  'In the harbour the boats knock against each other all night.',
  'Seven years pass like this; the lamp turns, the letters leave, and the island grows smaller with every storm.',
]

/** A script of exactly 5,000 words in paragraphs. */
export function longScript() {
  const words = []
  for (let at = 0; words.length < WORDS; at++) {
    const sentence = SENTENCES[at % SENTENCES.length].split(' ')
    words.push(...(at % 9 === 8 ? [`\n\n${sentence[0]}`, ...sentence.slice(1)] : sentence))
  }
  return words.slice(0, WORDS).join(' ')
}

/** Seconds from asking for the scenes of a 5,000-word script to having read all of them. */
export async function measureScriptSplit(url) {
  const { call } = await createAccount(url)
  const initial_prompt = longScript()
  const { story_id } = await call('POST', '/core-api/story/', { creation_mode: 'Script', initial_prompt })
  const begun = performance.now()
  let { status } = await call('POST', '/core-api/split_story_into_scenes/', { story_id })
  while (status === 'GENERATING') {
    await new Promise((resolve) => setTimeout(resolve, 10))
    status = (await call('GET', `/core-api/get_story_status/?story_id=${story_id}`)).status
  }
  const { scenes } = await call('GET', `/core-api/get_story/?story_id=${story_id}`)
  const taken = (performance.now() - begun) / 1000
  const kept = scenes.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  if (status !== 'DRAFT' || kept !== WORDS)
    throw new Error(`${status}: ${kept} of ${WORDS} words in ${scenes.length} scenes`)
  return taken
}
