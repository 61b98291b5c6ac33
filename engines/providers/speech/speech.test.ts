import { afterAll, beforeAll, expect, it } from 'vitest'
import { decodeWav, durationMsOf } from '#engines/audio/wav.ts'
import { ELEVENLABS_KEY, startFakeElevenLabs } from '#engines/testing/fake-elevenlabs.ts'
import { KOKORO_KEY, startFakeKokoro } from '#engines/testing/fake-kokoro.ts'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { speakTones } from '#engines/testing/spoken-tones.ts'
import type { SpeechAligner, VoiceEngine } from '#engines/ports.ts'
import { chainVoices } from '../chains.ts'
import { createProvider } from '../http/provider.ts'
import { createElevenLabsVoice } from './elevenlabs.ts'
import { foldTimes } from './to-speech.ts'
import { createKokoroVoice } from './kokoro.ts'
import { createOpenAiVoice } from './openai-speech.ts'
import { watchVoices } from './watch-voices.ts'

const inspect = async () => ({ contentType: 'audio/wav', width: null, height: null, durationMs: 1 })
const [eleven, kokoro, openai] = [await startFakeElevenLabs(), await startFakeKokoro(), await startFakeOpenAi()]
const connect = (id: string, url: string, key: string, headers: (key: string) => Record<string, string>) =>
  createProvider({ id, label: id, headers }, { url, key, limit: 4 }, createTestTools({ inspect }))
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })
const voices: Record<string, VoiceEngine> = {
  elevenlabs: createElevenLabsVoice(
    connect('elevenlabs', eleven.url, ELEVENLABS_KEY, (key) => ({ 'xi-api-key': key })),
    'eleven_multilingual_v2',
    4,
  ),
  kokoro: createKokoroVoice(connect('kokoro', kokoro.url, KOKORO_KEY, bearer), 'kokoro', 4),
  openai: createOpenAiVoice(connect('openai', openai.url, OPENAI_KEY, bearer), 'gpt-4o-mini-tts', {
    languages: ['en-US', 'de-DE'],
    concurrency: 4,
  }),
}
beforeAll(async () => {
  for (const { refresh } of Object.values(voices)) await refresh?.()
})
afterAll(async () => {
  expect([...eleven.verify(), ...openai.verify(), ...kokoro.problems]).toEqual([])
  await Promise.all([eleven.close(), kokoro.close(), openai.close()])
}, 60_000)

const TEXT = 'The keeper, alone, writes. Every night: one “letter”.'

it.each(Object.keys(voices))('%s speaks with a time for every word, growing and within the recording', async (name) => {
  const engine = voices[name]
  const voice = engine?.voices[0]?.id ?? ''
  const speech = await engine?.speak({ text: TEXT, voice, speakingRate: 1, pitch: 2 })
  expect(speech?.words.map(({ word }) => word)).toEqual(TEXT.split(' '))
  const audio = decodeWav(speech?.wav ?? new Uint8Array())
  expect(audio.channels).toHaveLength(1)
  expect(speech?.durationMs).toBeCloseTo(durationMsOf(audio))
  const { times } = speakTones(TEXT)
  for (const [at, { start, end }] of (speech?.words ?? []).entries()) {
    expect(end).toBeGreaterThanOrEqual(start)
    // Providers' own times are exact; detected times are approximate.
    expect(Math.abs(start - (times[at]?.start ?? 0) * 1000)).toBeLessThan(name === 'openai' ? 700 : 2)
  }
})

it('a voice without word times gets them from its sound, in the language of the voice', async () => {
  const asked: string[] = []
  const aligner: SpeechAligner = {
    async align({ text, language, durationMs, readSound }) {
      const { samples, sampleRate } = await readSound(0, durationMs)
      asked.push(language)
      expect((samples.length * 1000) / sampleRate).toBeCloseTo(durationMs, 0)
      return { words: text.split(' ').map((word, at) => ({ word, start: at * 10, end: at * 10 + 5 })), timing: 'SOUND' }
    },
  }
  const form = { id: 'openai', label: 'OpenAI', headers: bearer }
  const account = createProvider(
    form,
    { url: openai.url, key: OPENAI_KEY, limit: 4 },
    createTestTools({ inspect, aligner }),
  )
  const engine = createOpenAiVoice(account, 'gpt-4o-mini-tts', { languages: ['en-US', 'de-DE'], concurrency: 4 })
  for (const voice of ['openai-nova-en-US', 'openai-nova-de-DE']) {
    const { words } = await engine.speak({ text: 'The keeper\nwrites.', voice, speakingRate: 1, pitch: 0 })
    expect(words.map(({ word, start }) => [word, start])).toEqual([['The', 0], ['keeper', 10], ['writes.', 20]]) // prettier-ignore
  }
  expect(asked).toEqual(['en-US', 'de-DE'])
})

it('lists voices by language, each with its provider', () => {
  const offered = (name: string) => voices[name]?.voices.map(({ id, language, gender }) => [id, language, gender])
  expect(offered('elevenlabs')).toEqual([
    ['elevenlabs-Rachel01-en-US', 'en-US', 'female'],
    ['elevenlabs-Rachel01-de-DE', 'de-DE', 'female'],
    ['elevenlabs-Adam02-en-US', 'en-US', 'male'],
  ])
  expect(voices['elevenlabs']?.voices.map(({ description }) => description)).toEqual(['calm', 'calm', 'middle-aged'])
  expect(offered('kokoro')).toEqual([
    ['kokoro-af_bella', 'en-US', 'female'],
    ['kokoro-bm_george', 'en-GB', 'male'],
    ['kokoro-jf_alpha', 'ja-JP', 'female'],
  ])
  expect(voices['openai']?.voices.filter(({ language }) => language === 'de-DE')).toHaveLength(10)
})

it('rejects a list without usable voices, with a message', async () => {
  const tools = createTestTools({ fetch: async () => Response.json({ voices: [{ id: 'odd' }] }) })
  const form = { id: 'kokoro', label: 'Kokoro', headers: bearer }
  const engine = createKokoroVoice(createProvider(form, { url: kokoro.url, key: null, limit: 1 }, tools), 'kokoro', 1)
  await expect(engine.refresh?.()).rejects.toThrow('Kokoro has no usable voices')
})

it('names an engine whose voices cannot be listed as the reason for a built-in voice', async () => {
  const tools = createTestTools({ inspect, fetch: async () => new Response(null, { status: 401 }) })
  const form = { id: 'kokoro', label: 'Kokoro', headers: bearer }
  const down = createProvider(form, { url: kokoro.url, key: null, limit: 1 }, tools)
  const noted: unknown[] = []
  const own = watchVoices(createKokoroVoice(down, 'kokoro', 1), (cause) => noted.push(cause))
  const { elevenlabs } = voices
  if (!elevenlabs) throw new Error('No voices')
  const draft = { ...elevenlabs, info: { label: 'Draft', builtIn: true } }
  const chain = chainVoices([own, draft], () => undefined)
  await chain.refresh?.()
  expect([chain.problem, noted.length]).toEqual(['Kokoro rejected the API key', 1])
  const spoken = await chain.speak({ text: 'Hello.', voice: 'elevenlabs-Adam02-en-US', speakingRate: 1, pitch: 0 })
  expect(spoken).toMatchObject({
    ...{ madeBy: 'Draft', isBuiltIn: true },
    failures: [{ engine: 'Kokoro', problem: 'Kokoro rejected the API key' }],
  })
})

it('falls back to another engine’s voice of the same language when a voice’s engine fails', async () => {
  const { elevenlabs, kokoro: own } = voices
  if (!elevenlabs || !own) throw new Error('No voices')
  const failed: string[] = []
  const chain = chainVoices([elevenlabs, own], ({ label }) => failed.push(label))
  eleven.troubles.push({ kind: 'status', status: 401 })
  const spoken = await chain.speak({ text: 'Hello.', voice: 'elevenlabs-Adam02-en-US', speakingRate: 1, pitch: 0 })
  expect([spoken.madeBy, failed]).toEqual(['Kokoro', ['ElevenLabs']])
  eleven.troubles.push({ kind: 'status', status: 401 })
  const german = { text: 'Hallo.', voice: 'elevenlabs-Rachel01-de-DE', speakingRate: 1, pitch: 0 }
  await expect(chain.speak(german)).rejects.toMatchObject({ name: 'Refused' })
  expect(chain.voices.find(({ id }) => id === 'kokoro-af_bella')?.provider?.label).toBe('Kokoro')
})

it('ignores word times of pieces that differ from the text', () => {
  const piece = (text: string, start: number) => ({ text, start, end: start + 1 })
  expect(foldTimes([piece('Hel', 0), piece('lo', 1), piece('!', 2)], '“Hello”')).toEqual([
    { word: '“Hello”', start: 0, end: 2000 },
  ])
  expect(foldTimes([piece('Hello', 0), piece('there', 1)], 'Hello')).toBeNull()
  expect(foldTimes([piece('Hell', 0)], 'Hello')).toBeNull()
  expect(foldTimes([piece('a', 0), piece('b', 1)], 'a — b')?.map(({ word }) => word)).toEqual(['a', '—', 'b'])
})

it('sends a scene’s emotions to voices that take instructions, and no unknown field to others', async () => {
  const provider = connect('openai', openai.url, OPENAI_KEY, bearer)
  const older = createOpenAiVoice(provider, 'tts-1', { languages: ['en-US'], concurrency: 4 })
  const instructionsOf = async (engine: VoiceEngine | undefined, emotions?: readonly string[]) => {
    const before = openai.received.length
    const voice = engine?.voices[0]?.id ?? ''
    await engine?.speak({ text: TEXT, voice, speakingRate: 1, pitch: 0, ...(emotions && { emotions }) })
    return openai.received.slice(before).map(({ json }) => (json as { instructions?: string }).instructions)
  }
  expect(await instructionsOf(voices['openai'], ['sad', 'whisper'])).toEqual(['Tone: sad, whisper.'])
  expect(await instructionsOf(voices['openai'])).toEqual([undefined])
  expect(await instructionsOf(older, ['sad'])).toEqual([undefined])
  // Only what a provider's own types name: `verify` finds anything else.
  for (const name of ['elevenlabs', 'kokoro'])
    await voices[name]?.speak({
      ...{ text: TEXT, voice: voices[name].voices[0]?.id ?? '', speakingRate: 1, pitch: 0, emotions: ['sad'] },
    })
})

it.each([
  ['eleven_v3', '[sad] [whisper] '],
  ['eleven_multilingual_v2', ''],
])('sends %s the emotions before the text only if it does not read them aloud: "%s"', async (model, tone) => {
  const provider = connect('elevenlabs', eleven.url, ELEVENLABS_KEY, (key) => ({ 'xi-api-key': key }))
  const engine = createElevenLabsVoice(provider, model, 4)
  const request = { text: TEXT, voice: 'elevenlabs-Rachel01-en-US', speakingRate: 1, pitch: 0 }
  const plain = await engine.speak(request)
  const speech = await engine.speak({ ...request, emotions: ['sad', 'whisper'] })
  expect(eleven.received.at(-1)?.json).toMatchObject({ text: tone + TEXT })
  expect(speech.words).toEqual(plain.words)
})
