import { measureGrowth } from './timing.mjs'

const [SCENES, FEW] = [200, 20]
const ROUNDS = 30

/**
 * A story of 200 scenes is priced, images, voices and clips, its rows being read; and one of 20.
 * @returns {Promise<{ ms: number, growth: number }>}
 */
export async function measureQuote() {
  return measureGrowth({ rounds: ROUNDS }, { large: await pricing(SCENES), small: await pricing(FEW) })
}

/** Prices a story of so many scenes each time it is called. */
async function pricing(count) {
  const { realPlaces: upgradableAssets } = await import('../../server/modules/generation/quotes/upgradable-assets.ts')
  const { priceItems } = await import('../../server/modules/generation/quotes/price-items.ts')
  const { PRICE_TABLE } = await import('../../engines/prices.ts')
  const story = { language: 'en-US', defaultVoiceCode: 'draft' }
  const media = new Map()
  const layers = new Map()
  const add = (id, work) =>
    media.set(id, { id, receipt: { work, is_draft: true, engine: 'Draft', inputs: [], failures: [] } })
  const scenes = Array.from({ length: count }, (_, at) => {
    add(`voice-${at}`, 'VOICE')
    add(`picture-${at}`, 'PICTURE')
    const prompt = `A lighthouse in the ${at}th storm, waves, rain and a single lamp`
    layers.set(`${at}`, [
      {
        id: `layer-${at}`,
        mediaId: `picture-${at}`,
        durationMs: 5_000,
        imageGenerationPrompt: prompt,
        status: 'COMPLETED',
      },
    ])
    const text = `The keeper climbs the stairs for the ${at}th time and looks at the sea. `.repeat(4)
    return { id: `${at}`, elementOrder: at, text, audioMediaId: `voice-${at}`, status: 'COMPLETED' }
  })
  const draft = { label: 'Draft', builtIn: true }
  const info = (label, id) => ({ label, id, builtIn: false, fallbacks: [draft] })
  const speaker = info('ElevenLabs', 'elevenlabs:eleven_multilingual_v2')
  const voices = [
    { id: 'draft', language: 'en-US', gender: 'female', description: '', provider: draft },
    ...Array.from({ length: 100 }, (_, at) => ({
      ...{
        id: `eleven-${at}`,
        language: at % 2 === 0 ? 'en-US' : 'de-DE',
        gender: 'female',
        description: '',
        provider: speaker,
      },
    })),
  ]
  const engines = {
    voice: { info: speaker, voices },
    illustrator: { info: info('gpt-image-2', 'openai:gpt-image-2'), looks: [] },
    animator: { info: info('kling', 'fal:fal-ai/kling-video/v3') },
  }
  const facts = {
    story,
    scenes,
    layers,
    media,
    engines,
    tasks: [],
    storyIllustrator: { able: [engines.illustrator.info] },
    speaking: new Map(),
  }
  const infos = { PICTURE: engines.illustrator.info, VOICE: speaker, MOTION: engines.animator.info }
  return () => {
    const items = priceItems(facts, upgradableAssets(facts), {
      choose: ({ part }) => infos[part],
      table: PRICE_TABLE,
      shares: {},
    })
    if (items.length !== 3 * count) throw new Error(`${items.length} assets were priced`)
  }
}
