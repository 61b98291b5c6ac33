import { FPS } from '#src/domain/frames.ts'
import { createLoudnessMeter } from '#src/domain/loudness.ts'
import { amplify, peakOf, speechGain } from '#engines/audio/loudness.ts'
import { encodePcm, type PcmAudio, wavHeader, type WavSize } from '#engines/audio/wav.ts'
import { type CleanedSound, type EngineCall, EngineError } from '#engines/ports.ts'
import type { App } from '#server/platform/context.ts'
import { readRange } from '#server/platform/files/inspect.ts'
import { mediaFileKey } from '#server/platform/files/keys.ts'
import { soundOf } from '#server/modules/stories/scenes/voice-sound.ts'
import type { CleanRecordingPlan } from './plan.ts'

type Tools = Pick<App, 'engines' | 'files' | 'sandbox'>

/** Seconds that are cleaned at once, and what is listened to before and after: parts join without a seam. */
const [PART, LEAD, TAIL] = [20, 1, 1]
const FLOAT_BYTES = 4
/** Its last share writes the file. */
const CLEANING = 0.95

/**
 * Cleans a stored WAV recording part by part, so that its length costs no memory: cleaned samples wait in a file until the loudness of
 * all of them is known. Rejects with an EngineError on recordings that cannot be read or are silent.
 */
export async function cleanRecording(tools: Tools, plan: CleanRecordingPlan, call: EngineCall): Promise<CleanedSound> {
  const { files } = tools
  // A job that begins again replaces it.
  const key = mediaFileKey(`${call.orders?.jobId ?? crypto.randomUUID()}-cleaned`, 'pcm')
  try {
    const { size, gain } = await cleanInto(key, tools, plan, call)
    const body = wavOf(size, gain, {
      read: (start, end) => readRange(files, key, start, end),
      remove: () => files.remove(key),
    })
    return { contentType: 'audio/wav', durationMs: plan.source.durationMs, body }
  } catch (cause) {
    await files.remove(key)
    throw cause
  }
}

/** Writes the cleaned samples, in parts, channel after channel. */
async function cleanInto(key: string, tools: Tools, plan: CleanRecordingPlan, call: EngineCall) {
  const { source, level } = plan
  const size: WavSize = { sampleRate: 0, channels: 0, length: 0 }
  let meter: ReturnType<typeof createLoudnessMeter> | undefined
  let problem: unknown
  const parts = cleanParts(tools, plan, call)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value: part } = await parts.next()
        if (!part) return controller.close()
        const { sampleRate, channels } = part
        const length = channels[0]?.length ?? 0
        meter ??= createLoudnessMeter(sampleRate)
        meter.add(channels)
        Object.assign(size, { sampleRate, channels: channels.length, length: size.length + length })
        for (const samples of channels)
          controller.enqueue(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
        call.onProgress?.(Math.min(1, (size.length * 1000) / sampleRate / source.durationMs) * CLEANING)
      } catch (cause) {
        problem = cause
        controller.error(cause)
      }
    },
  })
  // Storages have errors of their own for a stream that breaks off.
  await tools.files.write(key, body, 'application/octet-stream').catch((cause: unknown) => {
    throw problem ?? cause
  })
  return { size, gain: level && meter ? speechGain(meter.read(), size.channels) : 1 }
}

async function* cleanParts(tools: Tools, { source, noise, rumble }: CleanRecordingPlan, call: EngineCall) {
  const wav = await soundOf(tools, source.fileKey)
  let isSilent = true
  for (let at = 0; ; at += PART) {
    call.signal?.throwIfAborted()
    const lead = Math.min(at, LEAD)
    const sound = await wav.cut((at - lead) * FPS, (at + PART + TAIL) * FPS)
    const from = lead * sound.sampleRate
    const length = Math.min(PART * sound.sampleRate, (sound.channels[0]?.length ?? 0) - from)
    isSilent &&= peakOf(sound) === 0
    if (length > 0)
      yield noise || rumble
        ? await tools.engines.soundCleaner.clean({ sound, from, length, noise, rumble }, call)
        : cut(sound, from, length)
    if (length < PART * sound.sampleRate) break
  }
  if (isSilent) throw new EngineError('This recording is silent')
}

const cut = ({ sampleRate, channels }: PcmAudio, from: number, length: number): PcmAudio => ({
  sampleRate,
  channels: channels.map((samples) => samples.slice(from, from + length)),
})

interface Cleaned {
  read(start: number, end: number): Promise<Uint8Array>
  remove(): Promise<void>
}

/** The file of the cleaned samples at a gain. */
function wavOf(size: WavSize, gain: number, cleaned: Cleaned): ReadableStream<Uint8Array> {
  const { sampleRate, channels, length } = size
  let at = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(wavHeader(size)),
    async pull(controller) {
      const count = Math.min(PART * sampleRate, length - at)
      if (count > 0) {
        const start = at * channels * FLOAT_BYTES
        const { buffer } = await cleaned.read(start, start + count * channels * FLOAT_BYTES)
        const part = Array.from(
          { length: channels },
          (_, channel) => new Float32Array(buffer, channel * count * FLOAT_BYTES, count),
        )
        controller.enqueue(encodePcm(gain === 1 ? part : amplify({ sampleRate, channels: part }, gain).channels))
        at += count
      }
      if (at < length) return
      await cleaned.remove()
      controller.close()
    },
    cancel: () => cleaned.remove(),
  })
}
