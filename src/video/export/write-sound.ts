import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AudioSampleSource, EncodedAudioPacketSource, type InputAudioTrack, type Output } from 'mediabunny'
import type { FetchAsset } from '../assets/asset-pool.ts'
import { planSounds } from '../audio-plan.ts'
import type { VideoDocument } from '../document.ts'
import { describeDecoding } from './audio-source.ts'
import type { OpenedFilm } from './earlier-film.ts'
import { FilmDiffers } from './errors.ts'
import type { Gate } from './gate.ts'
import { masterSound } from './master.ts'
import { mixSounds, SAMPLE_RATE } from './mix.ts'
import {
  AAC_FRAME,
  AUDIO_BITRATE,
  encodePackets,
  packetsWithin,
  readPackets,
  timeOfPacket,
  toSample,
} from './sound-packets.ts'
import { samplesOf, type SoundStretch } from './sound-ranges.ts'
import { spliceSound } from './splice-sound.ts'

/** The sound is written this long (s) before its images, no more: in the file both are interleaved. */
const AHEAD = 1
/** Samples that are mixed at once where encoding may end any moment: unneeded mixed samples are lost. */
const SHORT_BLOCK = 8 * AAC_FRAME

export interface WriteSoundRequest {
  document: VideoDocument
  fetchAsset: FetchAsset
  /** How many frames of the film are written. */
  written: Gate
  signal: AbortSignal
}

/** The sound of a film in its file. */
export interface SoundTrack {
  /** Writes it in step with the images. */
  write(): Promise<void>
  close(): void
}

/**
 * Adds the sound of a film to a file.
 * @param drawn the whole sound as another renderer made it; null mixes it here, but for what an earlier film has
 */
export function addSound(
  output: Output,
  request: WriteSoundRequest,
  { drawn, earlier }: { drawn: InputAudioTrack | null; earlier: OpenedFilm | null },
): SoundTrack {
  registerAacEncoder()
  const same = drawn ? [] : (earlier?.findSound(request.document) ?? [])
  const copied = new EncodedAudioPacketSource('aac')
  const mixed = new AudioSampleSource({ codec: 'aac', bitrate: AUDIO_BITRATE })
  const source = drawn || same.length > 0 ? copied : mixed
  output.addAudioTrack(source, { maximumPacketCount: packetsOfSound(request.document) })
  return {
    write() {
      if (drawn) return copySound(copied, drawn, request)
      if (earlier && same.length > 0) return reuseAudio(copied, { audio: earlier.audio, same }, request)
      return writeSound(mixed, request)
    },
    close: () => source.close(),
  }
}

/** Copies the whole sound, in step with the images. */
async function copySound(
  source: EncodedAudioPacketSource,
  track: InputAudioTrack,
  { document, written }: WriteSoundRequest,
): Promise<void> {
  const decoderConfig = await track.getDecoderConfig()
  if (!decoderConfig) throw new FilmDiffers()
  const packets = readPackets(track, 0)
  let end = 0
  for (let next = await packets.next(); next; next = await packets.next()) {
    const timestamp = timeOfPacket(next.index)
    await written.until(Math.floor((timestamp - AHEAD) * document.fps))
    await source.add(next.packet.clone({ timestamp }), { decoderConfig })
    end = (next.index + 1) * AAC_FRAME
  }
  if (end < samplesOf(document)) throw new FilmDiffers()
}

/** Mixes and encodes the sound of a film, in step with its images. */
async function writeSound(
  source: AudioSampleSource,
  { document, fetchAsset, written, signal }: WriteSoundRequest,
): Promise<void> {
  let sampleAt = 0
  let encoding = Promise.resolve()
  for await (const block of masterSound(document, (url) => fetchAsset(url, signal), signal)) {
    await written.until(Math.floor((sampleAt / SAMPLE_RATE - AHEAD) * document.fps))
    await encoding
    const sample = toSample(block, sampleAt)
    // The encoder has a worker of its own: the next block is mixed meanwhile.
    encoding = source.add(sample).finally(() => sample.close())
    // Awaiting it reports a failure; until then it is silent.
    encoding.catch(() => undefined)
    sampleAt += block.left.length
  }
  await encoding
}

/** Takes equal sound from an earlier film and encodes the rest, in step with the images. */
async function reuseAudio(
  source: EncodedAudioPacketSource,
  earlier: { audio: InputAudioTrack; same: readonly SoundStretch[] },
  { document, fetchAsset, written, signal }: WriteSoundRequest,
): Promise<void> {
  const samples = samplesOf(document)
  const sounds = planSounds(document)
  const decoderConfig = await earlier.audio.getDecoderConfig()
  if (!decoderConfig) throw new FilmDiffers()
  const check = (config: AudioDecoderConfig) => {
    if (describeDecoding(config) !== describeDecoding(decoderConfig)) throw new FilmDiffers()
  }
  const fetchSound = (url: string) => fetchAsset(url, signal)
  const packets = spliceSound({
    kept: earlier.same.map((range) => packetsWithin(range, samples)),
    earlier: (first) => readPackets(earlier.audio, first),
    encode: (first) => {
      const place = { from: first * AAC_FRAME, block: SHORT_BLOCK }
      return encodePackets(mixSounds(sounds, samples, fetchSound, place), first, check)
    },
  })
  for await (const { index, packet } of packets) {
    const timestamp = timeOfPacket(index)
    await written.until(Math.floor((timestamp - AHEAD) * document.fps))
    await source.add(packet.clone({ timestamp }), { decoderConfig })
  }
}

/** Most packets the sound of a film can take. */
function packetsOfSound(document: VideoDocument): number {
  return Math.ceil(samplesOf(document) / AAC_FRAME) + 16
}
