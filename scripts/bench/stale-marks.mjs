import { measureGrowth } from './timing.mjs'

const [SCENES, FEW] = [200, 20]
const ROUNDS = 50

/**
 * The marks of a story of 200 scenes are found again after one of its texts was changed, its rows being read; and those of one of 20.
 * @returns {Promise<{ ms: number, growth: number }>}
 */
export async function measureStaleMarks() {
  return measureGrowth({ rounds: ROUNDS }, { large: await marking(SCENES), small: await marking(FEW) })
}

/** Finds the marks of a story of so many scenes, one of which was edited, each time it is called. */
async function marking(count) {
  const { staleMarks } = await import('../../server/modules/generation/outdated/stale-work.ts')
  const { imageInputs, voiceInputs } = await import('../../server/modules/generation/receipts/inputs.ts')
  const { inMood } = await import('../../server/modules/stories/scenes/mood.ts')
  const story = { language: 'en-US', defaultVoiceCode: 'voice', visualStyle: 'look', aspectRatio: 'ONE_ONE' }
  const media = new Map()
  const layers = new Map()
  const add = (id, work, inputs) => media.set(id, { id, fileKey: id, receipt: { work, inputs } })
  const scenes = Array.from({ length: count }, (_, at) => {
    const text = `The keeper climbs the stairs for the ${at}th time and looks at the sea. `.repeat(4)
    const manner = { speakingRate: 1, pitch: 0, emotions: [] }
    add(`voice-${at}`, 'VOICE', voiceInputs({ text, voice: 'voice', ...inMood(manner) }))
    const prompt = `A lighthouse in the ${at}th storm, waves, rain and a single lamp`
    const size = { width: 1080, height: 1080 }
    add(
      `image-${at}`,
      'PICTURE',
      imageInputs({ subject: prompt, cast: '', style: '', look: 'look', seed: 1, model: null, ...size }),
    )
    layers.set(`${at}`, [{ id: `layer-${at}`, mediaId: `image-${at}`, seed: 1, imageGenerationPrompt: prompt }])
    return { ...manner, id: `${at}`, elementOrder: at, text, audioMediaId: `voice-${at}` }
  })
  const voices = [{ id: 'voice', language: 'en-US', gender: 'female' }]
  const engines = { voice: { voices }, illustrator: { looks: [{ id: 'look' }] } }
  const storyIllustrator = { illustrator: engines.illustrator, name: null }
  const facts = {
    story,
    media,
    layers,
    engines,
    tasks: [],
    words: { cast: [], style: '' },
    storyIllustrator,
    speaking: new Map(),
  }
  const edits = scenes.map((_, round) =>
    scenes.map((scene, at) => (at === round ? { ...scene, text: `${scene.text} Once more.` } : scene)),
  )
  return (round) => {
    const marks = staleMarks({ ...facts, scenes: edits[round % count] })
    if (marks.length !== 3) throw new Error(`One edit leaves ${marks.length} marks`)
  }
}
