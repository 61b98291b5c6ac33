import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input, type InputAudioTrack } from 'mediabunny'
import type { FetchAsset } from '../assets/asset-pool.ts'
import { TOOL_TAG } from './encoder-tag.ts'
import { FilmDiffers } from './errors.ts'
import type { Gate } from './gate.ts'
import type { DrawnParts } from './protocol.ts'
import type { Section } from './segments.ts'
import type { FilmPacket } from './video-encoding.ts'

interface CopyPartsRequest {
  images: DrawnParts['images']
  /** The sections that the parts have to hold together. */
  sections: readonly Section[]
  /** The encoder tag they have to carry. */
  tag: string
  fetchAsset: FetchAsset
  onPacket: (packet: FilmPacket) => void
  /** How many frames of the film are written. */
  written: Gate
  /** How far (frames) to be ahead of that. */
  ahead: number
}

/** Gives out the packets that other renderers have drawn: nothing is decoded or encoded. Only one part at a time is in memory. */
export async function copyParts({ images, sections, tag, fetchAsset, onPacket, written, ahead }: CopyPartsRequest) {
  if (JSON.stringify(images.flatMap((part) => part.sections)) !== JSON.stringify(sections)) throw new FilmDiffers()
  for (const { url, sections: own } of images) {
    await written.until((own[0]?.from ?? 0) - ahead)
    const part = await openPart(url, tag, fetchAsset)
    try {
      await copyPart(part, own, onPacket)
    } finally {
      part.dispose()
    }
  }
}

async function copyPart(part: Input, sections: readonly Section[], onPacket: (packet: FilmPacket) => void) {
  const track = await part.getPrimaryVideoTrack()
  if (!track) throw new FilmDiffers()
  let decoderConfig = await track.getDecoderConfig()
  const packets = new EncodedPacketSink(track).packets()
  for (const { from, frames } of sections)
    for (let frame = from; frame < from + frames; frame++) {
      const { value: packet } = await packets.next()
      if (!packet || (frame === from && packet.type !== 'key')) throw new FilmDiffers()
      const data = new Uint8Array(packet.data)
      onPacket({ frame, type: packet.type, data, ...(decoderConfig && { decoderConfig }) })
      decoderConfig = null
    }
  if (!(await packets.next()).done) throw new FilmDiffers()
}

/** The sound that another renderer made. */
export async function openDrawnSound(
  url: string,
  tag: string,
  fetchAsset: FetchAsset,
): Promise<{ track: InputAudioTrack; close(): void }> {
  const part = await openPart(url, tag, fetchAsset)
  const track = await part.getPrimaryAudioTrack()
  if (!track) throw new FilmDiffers()
  return { track, close: () => part.dispose() }
}

/** Opens a part of this encoder tag; one that is missing, damaged or of another tag makes the film be drawn here. */
async function openPart(url: string, tag: string, fetchAsset: FetchAsset): Promise<Input> {
  const file = await fetchAsset(url, new AbortController().signal).catch(() => null)
  if (!file) throw new FilmDiffers()
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const tags = await input.getMetadataTags().catch(() => null)
  if (tags?.raw?.[TOOL_TAG] === tag) return input
  input.dispose()
  throw new FilmDiffers()
}
