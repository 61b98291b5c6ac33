import {
  AudioSample,
  AudioSampleSource,
  EncodedPacketSink,
  Mp4OutputFormat,
  NullTarget,
  Output,
  type EncodedPacket,
  type InputAudioTrack,
} from 'mediabunny'
import { FilmDiffers } from './errors.ts'
import { SAMPLE_RATE, type MixedBlock } from './mix.ts'
import type { SoundStretch } from './sound-ranges.ts'
import type { ReusedPackets, SoundPacket, SoundPackets } from './splice-sound.ts'

/** Bits per second. */
export const AUDIO_BITRATE = 160_000
/** Samples in one AAC packet, and also the silence this encoder puts before the first sound: the film's sound begins that much earlier. */
export const AAC_FRAME = 1024

/**
 * The packets that know of nothing outside a stretch: each reaches half over its neighbours.
 * @param samples length of the film
 */
export function packetsWithin({ from, to }: SoundStretch, samples: number): ReusedPackets {
  return {
    first: from === 0 ? 0 : Math.ceil(from / AAC_FRAME) + 1,
    end: to === samples ? Infinity : Math.floor(to / AAC_FRAME),
  }
}

/** When (s) a packet begins in the film. */
export function timeOfPacket(index: number): number {
  return ((index - 1) * AAC_FRAME) / SAMPLE_RATE
}

/** The packets of a film's sound from a number on. */
export function readPackets(track: InputAudioTrack, first: number): SoundPackets {
  const packets = packetsFrom(track, first)
  return {
    next: async () => (await packets.next()).value ?? null,
    close: async () => void (await packets.return()),
  }
}

async function* packetsFrom(track: InputAudioTrack, first: number): AsyncGenerator<SoundPacket, void, unknown> {
  const sink = new EncodedPacketSink(track)
  // Half a packet later, so that no rounding leads to the one before.
  const start = await sink.getPacket(timeOfPacket(first + 0.5))
  if (!start) throw new FilmDiffers()
  let index = first
  for await (const packet of sink.packets(start)) {
    if (Math.round((packet.timestamp * SAMPLE_RATE) / AAC_FRAME) + 1 !== index) throw new FilmDiffers()
    yield { index: index++, packet }
  }
}

/**
 * Encodes mixed sound.
 * @param blocks the sound from the packet's first sample on
 * @param first number of that packet in the film
 * @param onConfig is called with how the packets are decoded
 */
export function encodePackets(
  blocks: AsyncGenerator<MixedBlock, void, unknown>,
  first: number,
  onConfig: (config: AudioDecoderConfig) => void,
): SoundPackets {
  const made: EncodedPacket[] = []
  const source = new AudioSampleSource({
    codec: 'aac',
    bitrate: AUDIO_BITRATE,
    onEncodedPacket(packet, meta) {
      made.push(packet)
      if (meta?.decoderConfig) onConfig(meta.decoderConfig)
    },
  })
  // The encoder of the library writes only into a file; this one goes nowhere.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new NullTarget() })
  output.addAudioTrack(source)
  let index = first
  let sampleAt = 0
  return {
    async next() {
      while (made.length === 0 && output.state !== 'finalized') {
        if (output.state === 'pending') await output.start()
        const { value: block } = await blocks.next()
        if (!block) {
          source.close()
          await output.finalize()
          break
        }
        const sample = toSample(block, sampleAt)
        sampleAt += block.left.length
        await source.add(sample).finally(() => sample.close())
      }
      const packet = made.shift()
      return packet ? { index: index++, packet } : null
    },
    async close() {
      await blocks.return()
      if (output.state !== 'finalized') await output.cancel()
    },
  }
}

/** @param at the first sample's place among those that are encoded */
export function toSample({ left, right }: MixedBlock, at: number): AudioSample {
  const both = new Float32Array(left.length * 2)
  both.set(left)
  both.set(right, left.length)
  return new AudioSample({
    data: both,
    format: 'f32-planar',
    numberOfChannels: 2,
    sampleRate: SAMPLE_RATE,
    timestamp: (at - AAC_FRAME) / SAMPLE_RATE,
  })
}
