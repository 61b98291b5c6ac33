import {
  AudioSample,
  EncodedPacketSink,
  type AudioSampleSource,
  type EncodedAudioPacketSource,
  type InputAudioTrack,
} from 'mediabunny'
import type { FetchAsset } from '../assets/asset-pool.ts'
import { planSounds } from '../audio-plan.ts'
import type { VideoDocument } from '../document.ts'
import type { Gate } from './gate.ts'
import { mixSounds, SAMPLE_RATE, type MixedBlock } from './mix.ts'

/** Bits per second. */
export const AUDIO_BITRATE = 160_000
/** Samples in one AAC packet, and also the silence this encoder puts before the first sound: the film's sound begins that much earlier. */
const AAC_FRAME = 1024
/** The sound is written this long (s) before its pictures, no more: in the file both lie side by side. */
const AHEAD = 1

export interface WriteSoundRequest {
  document: VideoDocument
  source: AudioSampleSource
  fetchAsset: FetchAsset
  /** How many frames of the film are written. */
  written: Gate
  signal: AbortSignal
}

/** Mixes and encodes the sound of a film, in step with its pictures. */
export async function writeSound({ document, source, fetchAsset, written, signal }: WriteSoundRequest): Promise<void> {
  let heard = 0
  let encoding = Promise.resolve()
  for await (const block of mixSounds(planSounds(document), samplesOf(document), (url) => fetchAsset(url, signal))) {
    await written.until(Math.floor((heard / SAMPLE_RATE - AHEAD) * document.fps))
    await encoding
    const sample = toSample(block, heard)
    // The encoder has a worker of its own: the next block is mixed meanwhile.
    encoding = source.add(sample).finally(() => sample.close())
    // Whoever awaits it hears of a failure; until then nobody does.
    encoding.catch(() => undefined)
    heard += block.left.length
  }
  await encoding
}

/** Takes the sound out of an earlier film with the very same one, in step with the pictures. */
export async function copySound(
  track: InputAudioTrack,
  source: EncodedAudioPacketSource,
  { document, written }: Pick<WriteSoundRequest, 'document' | 'written'>,
): Promise<void> {
  const decoderConfig = await track.getDecoderConfig()
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await written.until(Math.floor((packet.timestamp - AHEAD) * document.fps))
    await source.add(packet, decoderConfig ? { decoderConfig } : undefined)
  }
}

/** Most packets the sound of a film can take. */
export function packetsOfSound(document: VideoDocument): number {
  return Math.ceil(samplesOf(document) / AAC_FRAME) + 16
}

function samplesOf(document: VideoDocument): number {
  return Math.round((document.durationInFrames / document.fps) * SAMPLE_RATE)
}

function toSample({ left, right }: MixedBlock, at: number): AudioSample {
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
