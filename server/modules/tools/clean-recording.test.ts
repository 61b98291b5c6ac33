import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { PcmAudio } from '#engines/audio/wav.ts'
import { EngineError, type SoundPart } from '#engines/ports.ts'
import type { App } from '#server/platform/context.ts'
import { cleanRecording } from './clean-recording.ts'
import type { CleanRecordingPlan } from './plan.ts'

// What is no longer used is not counted, whenever it would be collected.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const RATE = 48_000
const SECONDS = 10 * 60
const SAMPLES = SECONDS * RATE

/** Storage that only counts what it is given, a sandbox with ten minutes of sound, and an engine that changes nothing. */
function setUp(onPart: (part: SoundPart) => void = () => undefined) {
  const stored = new Map<string, number>()
  const seen = { parts: 0, longest: 0, mostBytes: 0 }
  const files = {
    async write(key: string, body: ReadableStream<Uint8Array>) {
      let size = 0
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) size += chunk.length
      stored.set(key, size)
      return { key, size, contentType: '' }
    },
    stat: async (key: string) => ({ key, size: 1, contentType: 'audio/wav' }),
    read: async (_key: string, range: { start: number; end: number }) => ({
      stream: new Blob([new Uint8Array(range.end - range.start + 1)]).stream(),
    }),
    remove: async (key: string) => void stored.delete(key),
  }
  const run = async (_task: string, { fromMs, toMs }: { fromMs: number; toMs: number }): Promise<PcmAudio> => {
    const length = Math.min(SAMPLES, (toMs * RATE) / 1000) - (fromMs * RATE) / 1000
    return { sampleRate: RATE, channels: [new Float32Array(length).fill(0.1)] }
  }
  const clean = async (part: SoundPart): Promise<PcmAudio> => {
    seen.parts++
    if (seen.parts % 10 === 0) {
      collectGarbage()
      seen.mostBytes = Math.max(seen.mostBytes, process.memoryUsage().arrayBuffers)
    }
    seen.longest = Math.max(seen.longest, part.sound.channels[0]?.length ?? 0)
    onPart(part)
    const { sound, from, length } = part
    return { ...sound, channels: sound.channels.map((samples) => samples.slice(from, from + length)) }
  }
  const tools = { files, sandbox: { run }, engines: { soundCleaner: { clean } } } as unknown as App
  const plan = {
    ...{ work: 'cleanRecording', noise: true, rumble: true, level: true },
    source: { fileKey: 'media/a.wav', durationMs: SECONDS * 1000 },
  } as CleanRecordingPlan
  return { tools, plan, stored, seen }
}

describe('ten minutes of recording', () => {
  it('is cleaned in parts, so that it takes no more memory than a minute, and is as long to the sample', async () => {
    const { tools, plan, stored, seen } = setUp()
    const shares: number[] = []
    collectGarbage()
    const before = process.memoryUsage().arrayBuffers
    const made = await cleanRecording(tools, plan, { onProgress: (share) => shares.push(share) })
    expect([...stored.values()]).toEqual([SAMPLES * 4])
    let bytes = 0
    for await (const chunk of made.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length
    expect(bytes).toBe(44 + SAMPLES * 2)
    expect(made.durationMs).toBe(SECONDS * 1000)
    expect(seen.parts).toBe(30)
    expect(seen.longest).toBe(22 * RATE)
    // All of it would be 115 MB.
    expect(seen.mostBytes - before).toBeLessThan(60_000_000)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    // What waited is removed with the last byte.
    expect(stored.size).toBe(0)
  })

  it('ends after the present part when it is cancelled, and leaves nothing behind', async () => {
    const controller = new AbortController()
    const { tools, plan, stored, seen } = setUp(() => seen.parts === 3 && controller.abort())
    await expect(cleanRecording(tools, plan, { signal: controller.signal })).rejects.toThrow()
    expect([seen.parts, stored.size]).toEqual([3, 0])
  })

  it('fails with the words of what could not be read, and leaves nothing behind', async () => {
    const { tools, plan, stored } = setUp(() => {
      throw new EngineError('This WAV file contains no audio.')
    })
    await expect(cleanRecording(tools, plan, {})).rejects.toThrow('This WAV file contains no audio.')
    expect(stored.size).toBe(0)
  })

  it('leaves nothing behind when its result is not wanted any more', async () => {
    const { tools, plan, stored } = setUp()
    const { body } = await cleanRecording(tools, plan, {})
    expect(stored.size).toBe(1)
    await body.cancel()
    expect(stored.size).toBe(0)
  })
})
