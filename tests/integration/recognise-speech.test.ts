// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  BROWSER_MODEL_GLOBALS,
  type FakeBrowserModels,
  installFakeBrowserModels,
} from '#engines/testing/fake-browser-models.ts'
import { problemOf } from '#src/shared/browser-models/browser-work.ts'
import { recogniseSpeech } from '#src/shared/browser-models/recognise-speech.ts'
import { writeWavFile } from '#src/shared/media/to-wav.ts'

/** Seconds that the sound plays on each time the context is resumed. */
let stepS = 1
const sources: EventTarget[] = []

/** Sound that plays in steps: a test needs no real time. */
class SteppedContext {
  currentTime = 0
  duration = 0
  createBuffer = (_channels: number, length: number, rate: number) => {
    this.duration = length / rate
    return { duration: this.duration, getChannelData: () => new Float32Array(length) }
  }
  createMediaStreamDestination = () => ({ stream: { getAudioTracks: () => [{ kind: 'audio', readyState: 'live' }] } })
  suspend = async () => undefined
  close = async () => undefined
  resume = async () => {
    this.currentTime += stepS
    if (this.currentTime >= this.duration) setTimeout(() => sources.at(-1)?.dispatchEvent(new Event('ended')), 200)
  }
}
class Source extends EventTarget {
  constructor() {
    super()
    sources.push(this)
  }
  connect = () => undefined
  start = () => undefined
}

beforeEach(() => {
  stepS = 1
  vi.stubGlobal('AudioContext', SteppedContext)
  vi.stubGlobal('AudioBufferSourceNode', Source)
  const sound = writeWavFile({ samples: new Float32Array(16_000), sampleRate: 8_000 }, 'two-seconds.wav')
  vi.stubGlobal('fetch', async () => new Response(sound))
})
afterEach(() => vi.unstubAllGlobals())

/** A press that listens to the recording. */
function listen(fake: FakeBrowserModels, { isPressed = true } = {}) {
  for (const name of BROWSER_MODEL_GLOBALS) vi.stubGlobal(name, undefined)
  installFakeBrowserModels(fake)
  const heard: string[] = []
  const shares: (number | null)[] = []
  const controller = new AbortController()
  if (isPressed) document.body.click()
  const ended = recogniseSpeech(
    { address: 'https://files.example/sound.wav', language: 'en-US', heard },
    { signal: controller.signal, report: (state) => state.step === 'working' && shares.push(state.share) },
  ).then(
    () => 'done',
    (cause: unknown) => problemOf(cause),
  )
  return { heard, ended, shares, cancel: () => controller.abort() }
}

it('a session that ends before the recording does is followed by another, and no phrase is lost', async () => {
  const { ended, heard, shares } = listen({ sessions: [['A bee leaves.', 'It is early.'], ['It comes home.']] })
  expect(await ended).toBe('done')
  expect(heard).toEqual(['A bee leaves.', 'It is early.', 'It comes home.'])
  expect(shares[0]).toBe(0)
})

it('without a press nothing is downloaded, and a refused permission is named', async () => {
  expect(await listen({ sessions: [] }, { isPressed: false }).ended).toMatch(/Press the button again/)
  expect(await listen({ sessions: [], refusal: 'not-allowed' }).ended).toMatch(/permissions of this site/)
})

it('sessions that end again and again without further sound end the work; what was heard stays', async () => {
  stepS = 0
  const { ended, heard } = listen({ sessions: [['One.'], ['Two.'], ['Three.'], ['Four.'], ['Five.'], []] })
  expect(await ended).toBe('Your browser stopped listening.')
  expect(heard.slice(0, 2)).toEqual(['One.', 'Two.'])
  expect(heard).not.toContain('Five.')
})

it('cancelling ends it at once, and what was heard stays', async () => {
  stepS = 0
  const { ended, heard, cancel } = listen({ sessions: [['One.']] })
  await expect.poll(() => heard).toEqual(['One.'])
  cancel()
  expect(await ended).not.toBe('done')
  expect(heard).toEqual(['One.'])
})
