import { readScript } from '#src/domain/fountain/read-script.ts'
import { measurePicture } from '#server/platform/files/measure-picture.ts'
import { probeMedia } from '#server/platform/files/probe-media.ts'
import { type DecodePixels, readPixels } from '#server/platform/files/read-pixels.ts'
import { sniffType } from '#server/platform/files/sniff-type.ts'
import type { PixelTile } from '#engines/ports.ts'
import type { PixelSize, SandboxTasks } from '#server/platform/ports/sandbox.ts'
import { readLoraFile } from './read-lora-file.ts'
import { renderSvg, type SvgRendererParts } from './render-svg.ts'
import { cutForSpeech, cutWav, findSpeech } from './sound-tasks.ts'

/** Decodes a picture (an animation's first frame) with what the host has; rejects on what is none. */
export type DecodePicture = (bytes: Uint8Array) => Promise<PixelSize>

/** What the host does with pictures. */
interface PictureCodec {
  decodePicture: DecodePicture
  decodePixels: DecodePixels
  encodeJpeg: (tile: PixelTile) => Promise<Uint8Array>
}

/** Of 1: hardly to be told from the original. */
export const JPEG_QUALITY = 0.92

/** Everything that runs in the sandbox: reads bytes from outside, needs no database, no file and no network. */
export function createTasks(
  { decodePicture, decodePixels, encodeJpeg }: PictureCodec,
  loadSvgParts: () => Promise<SvgRendererParts>,
): SandboxTasks {
  return {
    sniffType,
    probeMedia,
    measurePicture: measurePicture(decodePicture),
    readPixels: readPixels(decodePicture, decodePixels),
    encodeJpeg,
    renderSvg: renderSvg(loadSvgParts),
    readScript: (script) => Promise.resolve(readScript(script)),
    readLoraFile,
    findSpeech,
    cutForSpeech,
    cutWav,
  }
}
