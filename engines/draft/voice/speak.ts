import { normalise, SPEECH_LUFS } from '#engines/audio/loudness.ts'
import { withPhones } from '#engines/audio/phones.ts'
import { encodeWav } from '#engines/audio/wav.ts'
import { EngineError, type Speech, type SpeechRequest } from '#engines/ports.ts'
import { startFlite } from './flite-wasi.ts'
import { BREATH_MS, INNER_PAUSE_MS, SILENT_WORD_MS, toPhrases, type Phrase } from './phrases.ts'
import { shapeTone } from './shape-tone.ts'
import { createPronouncer, speakPhrase, type Delivery } from './speak-phrase.ts'
import { SpeechTrack } from './speech-track.ts'
import { VOICES } from './voices.ts'

/** Longest text of one request, in characters. */
export const MAX_TEXT_LENGTH = 20_000

const SAMPLE_RATE = 16_000
const LEAD_IN_MS = 40
/** Silence after the last word at rate 1, so that the next scene does not start breathless. */
const TAIL_MS = 240

/** Speaks a sentence and discards it: the first one compiles the program, which would delay the first scene by half a second. */
export function warmUp(speak: (request: SpeechRequest) => Speech): void {
  speak({
    text: 'Nobody hears this sentence, it is only spoken to be quicker with the next one.',
    voice: VOICES[0]?.id ?? '',
    speakingRate: 1,
    pitch: 0,
  })
}

/** Starts the speech program and returns the function that speaks; it blocks its thread for about 1/80 of the sound. */
export function createSpeaker(module: WebAssembly.Module): (request: SpeechRequest) => Speech {
  const flite = startFlite(module)
  const pronouncer = createPronouncer(flite)
  return (request) => {
    const delivery = deliveryOf(request)
    const phrases = toPhrases(request.text)
    refuseUnspeakable(request.text, phrases, 'The built-in voice')
    const track = new SpeechTrack(SAMPLE_RATE)
    track.addSilence(LEAD_IN_MS)
    for (const [index, phrase] of phrases.entries()) {
      const pause = addPhrase(
        track,
        phrase,
        (words) => speakPhrase(flite, pronouncer, words, delivery).breaths,
        delivery,
      )
      track.addSilence(index === phrases.length - 1 ? TAIL_MS / delivery.rate : pause)
    }
    const samples = shapeTone(track.samples(), SAMPLE_RATE, delivery.voice.presence)
    const audio = normalise({ sampleRate: SAMPLE_RATE, channels: [samples] }, SPEECH_LUFS)
    const durationMs = Math.round(((audio.channels[0]?.length ?? 0) / SAMPLE_RATE) * 1000)
    return { wav: withPhones(encodeWav(audio), track.phones()), durationMs, words: track.words() }
  }
}

/** Adds a phrase without the pause after it, which it returns in ms. */
function addPhrase(
  track: SpeechTrack,
  { words }: Phrase,
  speak: (words: Phrase['words']) => ReturnType<typeof speakPhrase>['breaths'],
  { rate }: Delivery,
): number {
  const indexes = words.map(({ text }) => track.addWord(text))
  const breaths = words.some(({ spoken }) => spoken !== '') ? speak(words) : []
  let said = -1
  for (const breath of breaths) {
    const first = breath.words[0]?.word ?? 0
    const last = breath.words.at(-1)?.word ?? first
    track.addSilence(pauseBetween(words, said, first) / rate)
    for (const { word, start, end } of breath.words) {
      track.timeWord(indexes[word] ?? 0, start, end)
      const mark = faceMark(words[word])
      if (mark !== null) track.timePhone(mark, start, end)
    }
    for (const { phone, start, end } of breath.phones) track.timePhone(phone, start, end)
    track.addSound(breath.samples)
    said = last
  }
  return pauseBetween(words, said, words.length) / rate
}

/** What a face shows with a word: the end of a question, or emphasis. */
function faceMark(word: Phrase['words'][number] | undefined): '?' | '!' | null {
  if (word?.mark === '?') return '?'
  return word?.isEmphasized ? '!' : null
}

/** The pause (ms at rate 1) between word `said` and word `next` of a phrase, or inside one; silent words between them may add theirs. */
function pauseBetween(words: Phrase['words'], said: number, next: number): number {
  if (said === next) return INNER_PAUSE_MS
  const passed = words.slice(Math.max(0, said), Math.max(said, next))
  const silent = Math.max(0, passed.filter(({ spoken }) => spoken === '').length - 1) * SILENT_WORD_MS
  const marked = Math.max(0, ...passed.map(({ pauseAfter }) => pauseAfter))
  return silent + (said === -1 ? 0 : Math.max(marked, BREATH_MS))
}

function deliveryOf({ voice: id, speakingRate, pitch }: SpeechRequest): Delivery {
  const voice = VOICES.find((one) => one.id === id)
  if (!voice) throw new EngineError('This voice isn’t available. Choose another voice.')
  if (!Number.isFinite(speakingRate) || !Number.isFinite(pitch))
    throw new EngineError('Speaking rate and pitch must be numbers.')
  return { voice, rate: Math.min(2, Math.max(0.5, speakingRate)), semitones: Math.min(12, Math.max(-12, pitch)) }
}

/** @param name of the voice, which speaks English */
export function refuseUnspeakable(text: string, phrases: readonly Phrase[], name: string): void {
  if (text.trim() === '') throw new EngineError('There’s no text to speak.')
  if (text.length > MAX_TEXT_LENGTH)
    throw new EngineError(`${name} can speak up to ${MAX_TEXT_LENGTH.toLocaleString('en')} characters at a time.`)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters)
    throw new EngineError(`${name} only speaks English. Record or upload a voice-over for this text.`)
  if (!phrases.some(({ words }) => words.some(({ spoken }) => spoken !== '')))
    throw new EngineError('There are no words to speak in this text.')
}
