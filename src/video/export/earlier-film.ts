import {
  ALL_FORMATS,
  BlobSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny'
import type { FetchAsset } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import type { Gate } from './gate.ts'
import { TOOL_TAG } from './encoder-tag.ts'
import { FilmDiffers } from './errors.ts'
import { segmentsOf, type Segment } from './segments.ts'
import { sameSound, type SoundStretch } from './sound-ranges.ts'
import type { FilmPacket } from './video-encoding.ts'

/** An earlier export with its document: unchanged parts are taken from it. */
export interface EarlierFilm {
  document: VideoDocument
  url: string
}

/** A segment of the new film and the first frame of the same one in the earlier film. */
export interface KnownSegment extends Segment {
  earlierFrom: number
}

export interface OpenedFilm {
  video: InputVideoTrack
  audio: InputAudioTrack
  /** The segments of a document that stand in this film. */
  find(segments: readonly Segment[]): KnownSegment[]
  /** The stretches of a document that sound as in this film. */
  findSound(document: VideoDocument): SoundStretch[]
  close(): void
}

/**
 * Opens a film of the same encoder tag; null otherwise, also when it is missing or damaged: then all is redrawn.
 * @param madeBy the expected encoder tag of the film
 */
export async function openEarlierFilm(
  { document, url }: EarlierFilm,
  madeBy: string,
  fetchAsset: FetchAsset,
  signal: AbortSignal,
): Promise<OpenedFilm | null> {
  const file = await fetchAsset(url, signal).catch(() => null)
  if (!file) return null
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const close = () => input.dispose()
  try {
    const { raw } = await input.getMetadataTags()
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    if (raw?.[TOOL_TAG] === madeBy && video && audio) {
      const places = new Map(segmentsOf(document).map(({ content, from }) => [content, from]))
      return {
        video,
        audio,
        close,
        findSound: (other) => sameSound(document, other),
        find: (segments) =>
          segments.flatMap((segment): KnownSegment[] => {
            const earlierFrom = places.get(segment.content)
            return earlierFrom === undefined ? [] : [{ ...segment, earlierFrom }]
          }),
      }
    }
  } catch {
    // Unreadable: as if it were not there.
  }
  close()
  return null
}

export interface CopyRequest {
  film: OpenedFilm
  segments: readonly KnownSegment[]
  fps: number
  onPacket: (packet: FilmPacket) => void
  /** How many frames of the new film are written. */
  written: Gate
  /** How far (frames) to be ahead of that. */
  ahead: number
}

/** Gives out the packets of known segments as they are: nothing is decoded or encoded. */
export async function copySegments({ film, segments, fps, onPacket, written, ahead }: CopyRequest): Promise<void> {
  const sink = new EncodedPacketSink(film.video)
  let decoderConfig = await film.video.getDecoderConfig()
  for (const { from, frames, earlierFrom } of segments) {
    let packet = await sink.getPacket((earlierFrom + 0.5) / fps)
    for (let index = 0; index < frames; index++) {
      await written.until(from + index - ahead)
      const isRight = packet && Math.round(packet.timestamp * fps) === earlierFrom + index
      if (!packet || !isRight || (index === 0 && packet.type !== 'key')) throw new FilmDiffers()
      onPacket({
        frame: from + index,
        type: packet.type,
        data: new Uint8Array(packet.data),
        ...(decoderConfig && { decoderConfig }),
      })
      decoderConfig = null
      packet = index + 1 < frames ? await sink.getNextPacket(packet) : null
    }
  }
}
