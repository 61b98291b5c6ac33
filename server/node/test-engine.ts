import { CHARACTERS } from '#engines/prices.ts'
import { EngineError, type Engines } from '#engines/ports.ts'
import type { EnginePrice, TestedFile } from '#server/platform/ports/engine-setup.ts'
import type { ChosenPort } from './engine-providers.ts'

/** What came of a small piece of work. */
interface Made {
  /** Units of its price. */
  units: number
  text?: string
  file?: TestedFile
}

type Try = (engines: Engines, signal: AbortSignal) => Promise<Made>

const WORDS = 'Good morning.'
/** Of which a translator may know only some. */
const PAIRS = ['es-ES', 'de-DE', 'fr-FR'].flatMap((other) => [
  { from: 'en-US', to: other },
  { from: other, to: 'en-US' },
])
const COMPANY = 'We bake bread with ancient grains for hotels in the Alps.'
const APPLE = 'A red apple on a white table'
/** px: the smallest that every model of images takes or comes near to. */
const SIDE = 512
/** The words around the question that a language model reads and writes, characters: it is billed for them, too. */
const CHAT = 1_500

const ofTexts = (characters: number) => characters / CHARACTERS

/** What the built-in engine draws, so that other engines have something to work on. */
const draw = ({ draft }: Engines) =>
  draft.illustrator.illustrate({ prompt: APPLE, look: '', seed: 1, width: SIDE, height: SIDE })

const asFile = ({ bytes, contentType }: { bytes: Uint8Array; contentType: string }): TestedFile => ({
  bytes,
  contentType,
})

/** The smallest piece of each kind of work. Kinds that are left out cost too much for a test. */
const TRIES: Readonly<Partial<Record<ChosenPort, Try>>> = {
  async WRITER({ writer }) {
    const { about } = await writer.draftCompany(COMPANY)
    if (about === '') throw new EngineError('It answered without saying anything')
    return { units: ofTexts(CHAT), text: about }
  },
  async TRANSLATOR({ translator }, signal) {
    const pair = PAIRS.find(({ from, to }) => translator?.translates?.(from, to)) ?? { from: 'en-US', to: 'es-ES' }
    const made = await translator?.translate({ texts: [WORDS], ...pair }, { signal })
    return { units: ofTexts(CHAT), text: made?.texts[0] ?? '' }
  },
  async VOICE({ voice }, signal) {
    await voice.refresh?.()
    const speaker = voice.voices.find(({ language }) => language.startsWith('en')) ?? voice.voices[0]
    if (!speaker) throw new EngineError(voice.problem ?? 'It offers no voices')
    const { wav } = await voice.speak({ text: WORDS, voice: speaker.id, speakingRate: 1, pitch: 0 }, { signal })
    return { units: ofTexts(WORDS.length), file: { bytes: wav, contentType: 'audio/wav' } }
  },
  async TRANSCRIBER({ transcriber, draft: { voice } }, signal) {
    const [speaker] = voice.voices
    if (!speaker) throw new EngineError('There is no built-in voice to transcribe')
    const { wav, durationMs } = await voice.speak({ text: WORDS, voice: speaker.id, speakingRate: 1, pitch: 0 })
    const readParts = async () => [{ bytes: wav, contentType: 'audio/wav', offset: 0 }]
    const { text } = await transcriber.transcribe({ readParts, phrases: null, language: 'en-US' }, { signal })
    return { units: durationMs / 60_000, text }
  },
  async ILLUSTRATOR({ illustrator }, signal) {
    const request = { prompt: APPLE, look: '', seed: 1, width: SIDE, height: SIDE }
    return { units: 1, file: asFile(await illustrator.illustrate(request, { signal })) }
  },
  async INPAINTER(engines, signal) {
    const { retoucher } = engines
    const { bytes: image, width, height } = await draw(engines)
    const mask = await retoucher.maskAround({
      width,
      height,
      area: { x: 0, y: 0, width, height: Math.ceil(height / 2) },
    })
    const request = { image, mask: mask.bytes, prompt: 'A white table', look: '', seed: 1 }
    const made = await retoucher.inpaint?.(request, { signal })
    return { units: 1, ...(made && { file: asFile(made) }) }
  },
  async UPSCALER(engines, signal) {
    const made = await engines.retoucher.upscale({ image: (await draw(engines)).bytes, factor: 2 }, { signal })
    return { units: 1, file: asFile(made) }
  },
  async REVIEWER(engines, signal) {
    const { bytes: image } = await draw(engines)
    const found = await engines.reviewer?.review({ image, prompt: APPLE, people: [] }, { signal })
    return { units: 1, text: found?.showsSubject ? 'It sees a red apple' : 'It doesn’t see the red apple' }
  },
  async STOCK({ stock }, signal) {
    const { items } = await stock.search(
      { words: 'sea', type: 'images', page: 1, pageSize: 1, showsMature: false },
      { signal },
    )
    return { units: 0, text: items[0]?.title ?? 'Nothing found' }
  },
}

/** Whether the test of this kind of work makes something, for which its provider may send a bill. */
export const isTriedByWork = (kind: ChosenPort): boolean => TRIES[kind] !== undefined

/**
 * Lets an engine do the smallest piece of its work. Throws as the engine throws.
 * @param engines with that engine alone for this kind of work
 * @returns what was made, and its cost in US dollars; null where the price table does not say
 */
export async function tryEngine(
  engines: Engines,
  kind: ChosenPort,
  price: EnginePrice | null,
  signal: AbortSignal,
): Promise<{ usd: number | null; text: string | null; file: TestedFile | null }> {
  const made = await TRIES[kind]?.(engines, signal)
  if (!made) throw new Error(`${kind} is not tried by work`)
  const { units, text = null, file = null } = made
  return { usd: price === null ? 0 : price.usd === null ? null : price.usd * units, text, file }
}
