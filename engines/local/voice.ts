import { type TimedPhone, withPhones } from '#engines/audio/phones.ts'
import { EngineError, type SpeechRequest, type SpokenWord, type VoiceEngine, type VoiceInfo } from '#engines/ports.ts'
import type { Provider } from '#engines/providers/http/provider.ts'
import { toSpeech } from '#engines/providers/speech/to-speech.ts'
import { missing, type ModelOnDisk, useModel } from './local-models.ts'
import type { StyledSpeech } from './kokoro/speak.ts'

const KOKORO = 'local-kokoro-'
/** Kokoro has voices in more languages; only for English are there phonemes without a program under the GPL. */
const KOKORO_VOICES: readonly VoiceInfo[] = (
  [
    ['af_heart', 'Heart', 'Warm and clear. For anything.'],
    ['af_bella', 'Bella', 'Lively. For stories and social clips.'],
    ['af_nicole', 'Nicole', 'Soft and close, almost a whisper.'],
    ['am_michael', 'Michael', 'Calm and even. For explainers.'],
    ['am_fenrir', 'Fenrir', 'Deep and firm. For drama and trailers.'],
    ['am_puck', 'Puck', 'Bright and young. For playful stories.'],
    ['bf_emma', 'Emma', 'British and composed. For documentaries.'],
    ['bm_george', 'George', 'British and mature. For history and tales.'],
  ] as const
).map(([id, name, description]) => ({
  ...{ id: KOKORO + id, name, description },
  language: id.startsWith('b') ? 'en-GB' : 'en-US',
  gender: id[1] === 'm' ? 'male' : 'female',
}))

const KITTEN = 'local-kitten-'
/** By the names that its makers give them. */
const KITTEN_VOICES: readonly VoiceInfo[] = (
  [
    ['expr-voice-2-f', 'Bella'],
    ['expr-voice-3-f', 'Luna'],
    ['expr-voice-4-f', 'Rosie'],
    ['expr-voice-5-f', 'Kiki'],
    ['expr-voice-2-m', 'Jasper'],
    ['expr-voice-3-m', 'Bruno'],
    ['expr-voice-4-m', 'Hugo'],
    ['expr-voice-5-m', 'Leo'],
  ] as const
).map(([id, name]) => ({
  ...{ id: KITTEN + id, name, description: 'Of a small model, quick to make.', language: 'en-US' },
  gender: id.endsWith('m') ? 'male' : 'female',
}))

/** A voice model on this machine. Its voices are offered as soon as the model is here. */
export function createLocalVoice(provider: Provider, model: ModelOnDisk, concurrency: number): VoiceEngine {
  const isKitten = model.id.startsWith('kitten')
  const [prefix, offered] = isKitten ? [KITTEN, KITTEN_VOICES] : [KOKORO, KOKORO_VOICES]
  const { call: speak } = model.open<SpeechRequest, StyledSpeech>()
  return {
    info: { label: model.label, model: model.id, builtIn: false, concurrency },
    get voices() {
      return model.isHere() ? offered : []
    },
    async refresh() {
      if (!model.isHere()) throw new EngineError(missing(model))
    },
    async speak({ voice: id, ...request }, call) {
      const voice = offered.find((each) => each.id === id)
      if (!voice) throw new EngineError('This voice isn’t available. Choose another voice.')
      let phones: string[][] = []
      const submit = async (signal?: AbortSignal) => {
        const wanted = { ...request, voice: id.slice(prefix.length) }
        const made = await useModel(model, signal, (within) => speak(wanted, within))
        phones = made.phones
        return made.wav
      }
      // Nothing is paid for, so an interrupted order may be placed again: none is stored.
      const once = { ...call, orders: undefined }
      const wav = await provider.placeOrder(model.id, { request: [id, request], submit }, once)
      const speech = await toSpeech(provider, wav, { ...request, language: voice.language, times: null }, call)
      return { ...speech, wav: withPhones(speech.wav, timePhones(speech.words, phones)) }
    },
  }
}

/** Vowels are about twice as long as consonants. */
const isVowel = (phone: string) => /^[aeiou]/u.test(phone)

/** Phones spread over the time of their word, for the mouths of faces. */
function timePhones(words: readonly SpokenWord[], phones: readonly string[][]): TimedPhone[] {
  return words.flatMap(({ start, end }, index) => {
    const own = phones[index] ?? []
    const lengths = own.map((phone) => (isVowel(phone) ? 2 : 1))
    const all = lengths.reduce((sum, each) => sum + each, 0)
    let at = start
    return own.map((phone, place) => {
      const from = at
      at += ((end - start) * (lengths[place] ?? 0)) / all
      return { phone, start: from, end: at }
    })
  })
}
