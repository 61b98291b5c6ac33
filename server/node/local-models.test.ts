import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { phonesIn } from '#engines/audio/phones.ts'
import { KITTEN_VOCABULARY } from '#engines/local/kitten/symbols.ts'
import { recordingParts } from '#engines/audio/recording-parts.ts'
import { openWav } from '#engines/audio/wav-source.ts'
import { createNodeVoice } from '#engines/draft/node-engines.ts'
import { decodeWav, durationMsOf } from '#engines/audio/wav.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { connectEngines } from './connect-engines.ts'
import { readEngineSettings } from './engine-settings.ts'
import { openLocalModels } from './local-models.ts'
import { isFetched, modelFolder, removeModel } from './models/model-folder.ts'
import { runModelsCommand } from './models/models-command.ts'
import { addModel, startFakeHub } from './models/testing/fake-hub.ts'
import { addPackages, fetchTiny, withoutPackages } from './models/testing/fetch-tiny.ts'
import { TINY_OPUS } from './models/testing/tiny-opus.ts'
import { TINY_WHISPER } from './models/testing/tiny-whisper.ts'
import { PITCH_STEP, TINY_FILES, TINY_KITTEN, TINY_KOKORO, VOCABULARY } from './models/testing/tiny-kokoro.ts'

// From a hub that cuts connections to a film with the voice that it sent: the command, the real ONNX Runtime in its process, the
// whole backend. The model is tiny: each phoneme is a tone.
const hub = await startFakeHub()
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'storyloom-local-'))
const sandbox = createNodeSandbox()
const openModel = openLocalModels(import.meta.url, dataDir)
const connect = (env: Record<string, string>) =>
  connectEngines(createTestEngines(), readEngineSettings(env), { sandbox, onFailure: () => undefined, openModel })
const engines = connect({ ENGINE_VOICE: 'local:kokoro-82m,draft' })
const { test, made, read } = await setUpGeneration({ voice: engines.voice })
/** The real runtime is no dependency. */
const lacks = withoutPackages(TINY_KOKORO.packages)
const itRuns = it.skipIf(lacks !== null)
beforeAll(async () => {
  if (lacks !== null) return
  addModel(hub, TINY_KOKORO, TINY_FILES)
  await addPackages(hub, TINY_KOKORO.packages)
}, 300_000)
afterAll(async () => {
  await hub.close()
  sandbox.close()
  await rm(dataDir, { recursive: true })
})

const folder = modelFolder(dataDir)
async function fetchKokoro() {
  const request = { action: 'fetch', models: [TINY_KOKORO], acceptsLicences: true } as const
  const quiet = { say: () => undefined, progress: () => undefined, confirm: async () => null }
  await runModelsCommand(folder, request, { hub: hub.url, registry: hub.url, ollama: hub.url }, quiet, {
    firstWaitMs: 1,
  })
  expect(isFetched(folder, TINY_KOKORO)).toBe(true)
}

/** 'The keeper writes.' by the built-in voice, and a second one of silence. */
async function spokenParts() {
  const voice = createNodeVoice()
  const { wav } = await voice.speak({ text: 'The keeper writes.', voice: 'clara', speakingRate: 1, pitch: 0 })
  voice.close()
  return recordingParts(await openWav({ size: wav.length, read: async (start, end) => wav.slice(start, end) }))
}

const voiceOf = (id: string) => engines.voice.voices.find((each) => each.id === id)

itRuns(
  'a voice that is fetched over cut connections speaks the next film, without a restart and without credits',
  async () => {
    expect(voiceOf('local-kokoro-af_heart')).toBeUndefined()
    await engines.voice.refresh?.()
    expect(engines.voice.problem).toContain('npm run models -- fetch kokoro-82m')

    hub.troubles.push({ kind: 'cut', after: 9_000_000 }, { kind: 'cut', after: 9_000_000 })
    await fetchKokoro()
    expect(hub.asked.filter((each) => each.includes(' from ')).length).toBeGreaterThanOrEqual(2)

    expect(voiceOf('local-kokoro-af_heart')).toMatchObject({
      name: 'Heart',
      language: 'en-US',
      provider: { label: 'Kokoro 82M' },
    })
    const ada = await test.user()
    const story_id = await made(ada, 'Water is better than butter.')
    const { receipts } = await test.ok('getFilmReceipts', { as: ada, params: { story_id } })
    expect(receipts.find(({ receipt }) => receipt.work === 'VOICE')?.receipt).toMatchObject({
      ...{ engine: 'Kokoro 82M', model: 'kokoro-82m', credits: 0, is_draft: false, failures: [] },
    })
    const [scene] = (await read(ada, story_id)).scenes
    const sound = await test.backend.fetch(new Request(new URL(scene?.audio_media?.url ?? '', 'http://localhost:4400')))
    const { sampleRate, channels } = decodeWav(await sound.bytes())
    expect(sampleRate).toBe(24_000)
    expect(tonesOf(channels[0] ?? new Float32Array()).length).toBeGreaterThan(15)
  },
  120_000,
)

itRuns(
  'speaks the phonemes of the text, at its pace, with their times for faces',
  async () => {
    const request = { text: 'See it.', voice: 'local-kokoro-af_heart', speakingRate: 1, pitch: 0 }
    const speech = await engines.voice.speak(request)
    const { sampleRate, channels } = decodeWav(speech.wav)
    expect(sampleRate).toBe(24_000)
    // 'sˈi ɪt.' and its two ends are nine tones of 50 ms; those of the ends are silence.
    expect(durationMsOf({ sampleRate, channels })).toBeGreaterThan(40 + 7 * 50)
    const tones = tonesOf(channels[0] ?? new Float32Array())
    const expected = Array.from('sˈi ɪt.').map((phoneme) => (VOCABULARY[phoneme] ?? 0) * PITCH_STEP)
    expect(tones.filter((tone, at) => tone !== tones[at - 1])).toEqual(expected)
    expect(phonesIn(speech.wav)?.map(({ phone }) => phone)).toEqual(['s', 'iy', 'ih', 't'])
    expect(speech.words.map(({ word }) => word)).toEqual(['See', 'it.'])
  },
  60_000,
)

itRuns(
  'a text that it cannot speak is refused with words for its author',
  async () => {
    const request = { text: 'こんにちは', voice: 'local-kokoro-af_heart', speakingRate: 1, pitch: 0 }
    const { voice } = connect({ ENGINE_VOICE: 'local:kokoro-82m' })
    await expect(voice.speak(request)).rejects.toThrow('only speaks English')
  },
  60_000,
)

itRuns('a model that was removed while the server runs leaves the work to the next engine', async () => {
  await removeModel(folder, TINY_KOKORO)
  expect(voiceOf('local-kokoro-af_heart')).toBeUndefined()
  const speech = await engines.voice.speak({ text: 'Here.', voice: 'en-US-test', speakingRate: 1, pitch: 0 })
  expect(speech.madeBy).toBe('Test engine')
})

itRuns('the operator and staff learn at start that a chosen model is not here', async () => {
  const problems: unknown[] = []
  const { checkModels, health } = connectEngines(
    createTestEngines(),
    readEngineSettings({ ENGINE_TRANSCRIBER: 'local:whisper-tiny' }),
    { sandbox, onFailure: (_, cause) => void problems.push(cause), openModel },
  )
  await checkModels?.()
  expect(String(problems[0])).toContain('npm run models -- fetch whisper-tiny')
  expect(await health?.()).toMatchObject([{ label: 'Whisper tiny', provider: 'This server', failures: 1 }])
})

it.each([
  ['local:gpt-9', 'expected local: and kokoro-82m'],
  ['local:whisper-base', 'expected local: and kokoro-82m'],
])('refuses the voice %s at start', (choice, problem) => {
  expect(() => readEngineSettings({ ENGINE_VOICE: choice })).toThrow(problem)
})

/** The pitch of each 50 ms, Hz, by its zero crossings, without silence. */
function tonesOf(samples: Float32Array, step = PITCH_STEP): number[] {
  const first = samples.findIndex((each) => Math.abs(each) > 0.01)
  const tones: number[] = []
  for (let from = first; from + 1_200 <= samples.length; from += 1_200) {
    const part = samples.subarray(from, from + 1_200)
    const crossings = part.filter((each, at) => at > 0 && each >= 0 !== (part[at - 1] ?? 0) >= 0).length
    if (part.some((each) => Math.abs(each) > 0.05)) tones.push(Math.round(((crossings / 2) * 20) / step) * step)
  }
  return tones
}

itRuns(
  'a recording is transcribed: pieces between times, letters of several bytes, and words timed by their sound',
  async () => {
    await fetchTiny(TINY_WHISPER, folder)
    const { transcriber } = connect({ ENGINE_TRANSCRIBER: 'local:whisper-base' })
    const heard = await transcriber.transcribe({ readParts: spokenParts, phrases: null, language: 'en-US' })
    expect(heard.text).toBe('The keeper writes. Café.')
    expect(heard.words.map(({ word }) => word)).toEqual(['The', 'keeper', 'writes.', 'Café.'])
    const [first, , third, last] = heard.words
    expect(first?.start).toBeGreaterThanOrEqual(0)
    expect(third?.end).toBeLessThanOrEqual(1_200)
    expect(last?.start).toBeGreaterThanOrEqual(1_000)
    expect(first?.confidence).toBeGreaterThan(0.9)
    await expect(transcriber.transcribe({ readParts: spokenParts, phrases: null, language: 'th-TH' })).rejects.toThrow(
      'This language can’t be recognised',
    )
  },
  60_000,
)

itRuns(
  'a text is translated sentence by sentence; another pair of languages is left to the next translator',
  async () => {
    await fetchTiny(TINY_OPUS, folder)
    const { translator } = connect({ ENGINE_TRANSLATOR: 'local:opus-mt-en-fr,local:opus-mt-en-de' })
    const toGerman = { texts: ['The keeper writes. The keeper.', 'writes\n\nThe keeper'], from: 'en-GB', to: 'de-DE' }
    expect(await translator?.translate(toGerman)).toMatchObject({
      ...{ texts: ['Der Wärter schreibt! Der Wärter!', 'schreibt Der Wärter'], madeBy: 'OPUS-MT English to German' },
      // That of French was not asked, so it has not failed.
      failures: [],
    })
    await expect(translator?.translate({ ...toGerman, to: 'fr-FR' })).rejects.toThrow(
      'npm run models -- fetch opus-mt-en-fr',
    )
    await expect(translator?.translate({ ...toGerman, to: 'ja-JP' })).rejects.toThrow(
      'OPUS-MT English to French doesn’t translate from English (United Kingdom) to Japanese',
    )
  },
  60_000,
)

itRuns(
  'the smaller voice speaks in its own signs, between its own ends, and at its own pace',
  async () => {
    await fetchTiny(TINY_KITTEN, folder)
    const { voice } = connect({ ENGINE_VOICE: 'local:kitten-nano' })
    expect(voice.voices).toHaveLength(8)
    const request = { text: 'See it.', voice: 'local-kitten-expr-voice-3-f', speakingRate: 1, pitch: 0 }
    const speech = await voice.speak(request)
    // At half the pace, as the voice's own says, a tone is half as high; what comes after the words is cut off with the model's tail.
    const tones = tonesOf(decodeWav(speech.wav).channels[0] ?? new Float32Array(), PITCH_STEP / 2)
    const changed = tones.filter((tone, at) => tone !== tones[at - 1])
    for (const [at, sign] of Array.from('sˈiː ɪ').entries())
      expect(Math.abs((changed[at] ?? 0) - ((KITTEN_VOCABULARY[sign] ?? 0) * PITCH_STEP) / 2)).toBeLessThan(PITCH_STEP)
    expect(phonesIn(speech.wav)?.map(({ phone }) => phone)).toEqual(['s', 'iy', 'ih', 't'])
  },
  60_000,
)
