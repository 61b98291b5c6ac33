import { registerAacEncoder } from '@mediabunny/aac-encoder'
import {
  AudioSample,
  AudioSampleSink,
  AudioSampleSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type InputAudioTrack,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  VideoSampleSink,
} from 'mediabunny'
import { createLoudnessMeter } from '#src/domain/loudness.ts'
import { amplify, speechGain } from '#engines/audio/loudness.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'
import { createCleaning } from '#engines/draft/sound/clean-sound.ts'
import { type CleanVideoSettings, EngineError } from '#engines/ports.ts'
import { encodeJpeg, frameReader } from './frame.ts'
import type { OpenedVideo } from './open-video.ts'
import { BROKEN_VIDEO, type MadeVideo } from './protocol.ts'
import { STILL_SIDE, type WrittenBytes } from './rework.ts'

/** Bits per second. */
const BITRATE = 160_000
/** Samples of the silence that the encoder puts before the sound, which therefore begins that much earlier. */
const ENCODER_DELAY = 1024
/** Packets beyond those of the samples: the encoder's silence, and what waits at the end. */
const MORE_PACKETS = 16
/** Its last share writes the file. */
const CLEANING = 0.9

/** Cleans the sound of a video; its images are copied packet by packet. The sound of three minutes, the most, is held in memory. */
export async function cleanVideoSound(
  opened: OpenedVideo,
  settings: CleanVideoSettings,
  file: WritableStream<WrittenBytes>,
  onProgress: (share: number) => void,
): Promise<Omit<MadeVideo, 'size'>> {
  const { video, audio, facts } = opened
  if (!audio) throw new EngineError('This video has no sound')
  const { start, sound } = await cleanTrack(audio, settings, (seconds) =>
    onProgress(Math.min(1, seconds / Math.max(facts.duration, 0.001)) * CLEANING),
  )
  const still = await stillOf(opened)
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new StreamTarget(file, { chunked: true }),
  })
  registerAacEncoder()
  const images = await copyImages(video)
  const encoded = new AudioSampleSource({ codec: 'aac', bitrate: BITRATE })
  output.addVideoTrack(images.source, { maximumPacketCount: facts.frames, rotation: await video.getRotation() })
  const length = sound.channels[0]?.length ?? 0
  output.addAudioTrack(encoded, { maximumPacketCount: Math.ceil(length / ENCODER_DELAY) + MORE_PACKETS })
  try {
    await output.start()
    for (let at = 0; at < length; at += sound.sampleRate) {
      const block = sampleOf(sound, at, start)
      await images.advance(block.timestamp + 1)
      await encoded.add(block).finally(() => block.close())
      onProgress(CLEANING + (at / length) * (1 - CLEANING))
    }
    await images.advance(Infinity)
    images.source.close()
    encoded.close()
    await output.finalize()
  } catch (cause) {
    await output.cancel().catch(() => undefined)
    throw cause
  }
  const { width, height, duration, frames } = facts
  return { contentType: 'video/mp4', width, height, durationMs: Math.round(duration * 1000), frames, still }
}

/** All of its sound, cleaned; `start`: when it begins, s. */
async function cleanTrack(track: InputAudioTrack, settings: CleanVideoSettings, onProgress: (seconds: number) => void) {
  if (!(await track.canDecode())) {
    const codec = (await track.getCodec()) ?? 'unknown'
    throw new EngineError(`The audio format of this video (${codec}) isn’t supported`)
  }
  const [sampleRate, count] = [await track.getSampleRate(), await track.getNumberOfChannels()]
  if (count > 2) throw new EngineError('Only mono and stereo sound can be cleaned up')
  const cleaning = createCleaning(sampleRate, count, settings)
  const meter = createLoudnessMeter(sampleRate)
  const blocks: Float32Array[][] = []
  const take = (block: Float32Array[]) => {
    meter.add(block)
    blocks.push(block)
  }
  try {
    for await (const part of secondsOf(track, sampleRate, count)) {
      take(cleaning.push(part))
      onProgress(blocks.length)
    }
    take(cleaning.finish())
  } finally {
    cleaning.close()
  }
  const channels = Array.from({ length: count }, (_, channel) =>
    joined(blocks.map((block) => block[channel] ?? new Float32Array(0))),
  )
  const sound: PcmAudio = { sampleRate, channels }
  const gain = settings.level ? speechGain(meter.read(), count) : 1
  return { start: await track.getFirstTimestamp(), sound: gain === 1 ? sound : amplify(sound, gain) }
}

/** Its decoded sound in blocks of about a second. */
async function* secondsOf(track: InputAudioTrack, sampleRate: number, count: number) {
  let waiting: Float32Array[][] = []
  let length = 0
  const taken = () => {
    const block = Array.from({ length: count }, (_, channel) =>
      joined(waiting.map((part) => part[channel] ?? new Float32Array(0))),
    )
    waiting = []
    length = 0
    return block
  }
  const samples = new AudioSampleSink(track).samples()
  try {
    while (true) {
      const next = await samples.next().catch((cause: unknown) => {
        throw new EngineError(BROKEN_VIDEO, { cause })
      })
      if (next.done) break
      waiting.push(planesOf(next.value, count))
      length += next.value.numberOfFrames
      next.value.close()
      if (length >= sampleRate) yield taken()
    }
  } finally {
    await samples.return().catch(() => undefined)
  }
  if (length > 0) yield taken()
}

const planesOf = (sample: AudioSample, count: number) =>
  Array.from({ length: count }, (_, planeIndex) => {
    const samples = new Float32Array(sample.numberOfFrames)
    sample.copyTo(samples, { planeIndex, format: 'f32-planar' })
    return samples
  })

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A second of the sound. */
function sampleOf({ sampleRate, channels }: PcmAudio, at: number, start: number): AudioSample {
  return new AudioSample({
    data: joined(channels.map((samples) => samples.subarray(at, at + sampleRate))),
    format: 'f32-planar',
    numberOfChannels: channels.length,
    sampleRate,
    timestamp: start + (at - ENCODER_DELAY) / sampleRate,
  })
}

/** Takes the images over packet by packet. */
async function copyImages(track: InputVideoTrack) {
  const codec = await track.getCodec()
  if (codec === null || !new Mp4OutputFormat().getSupportedVideoCodecs().includes(codec))
    throw new EngineError(`This video format isn’t supported (${codec ?? 'unknown'})`)
  const source = new EncodedVideoPacketSource(codec)
  const packets = new EncodedPacketSink(track).packets()
  const decoderConfig = await track.getDecoderConfig()
  let next = await packets.next()
  let isFirst = true
  return {
    source,
    async advance(until: number) {
      while (!next.done && next.value.timestamp < until) {
        await source.add(next.value, isFirst && decoderConfig ? { decoderConfig } : undefined)
        isFirst = false
        next = await packets.next()
      }
    },
  }
}

async function stillOf({ video, first, facts }: OpenedVideo): Promise<MadeVideo['still']> {
  const sample = await new VideoSampleSink(video).getSample(first)
  if (!sample) throw new EngineError(BROKEN_VIDEO)
  try {
    return await encodeJpeg(await frameReader(first, facts)(sample).planes(), STILL_SIDE)
  } finally {
    sample.close()
  }
}
