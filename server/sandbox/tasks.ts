import { readScript } from '#src/domain/fountain/read-script.ts'
import { measurePicture } from '#server/files/measure-picture.ts'
import { probeMedia } from '#server/files/probe-media.ts'
import { type DecodePixels, readPixels } from '#server/files/read-pixels.ts'
import { sniffType } from '#server/files/sniff-type.ts'
import type { PixelSize, SandboxTasks } from '#server/ports/sandbox.ts'
import { readLoraFile } from './read-lora-file.ts'
import { renderSvg, type SvgRendererParts } from './render-svg.ts'
import { cutForSpeech, cutWav, findSpeech } from './sound-tasks.ts'

/** Decodes a picture (an animation's first frame) with what the host has; rejects on what is none. */
export type DecodePicture = (bytes: Uint8Array) => Promise<PixelSize>

/** Everything that runs in the sandbox: reads bytes from outside, needs no database, no file and no network. */
export function createTasks(
  { decodePicture, decodePixels }: { decodePicture: DecodePicture; decodePixels: DecodePixels },
  loadSvgParts: () => Promise<SvgRendererParts>,
): SandboxTasks {
  return {
    sniffType,
    probeMedia,
    measurePicture: measurePicture(decodePicture),
    readPixels: readPixels(decodePicture, decodePixels),
    renderSvg: renderSvg(loadSvgParts),
    readScript: (script) => Promise.resolve(readScript(script)),
    readLoraFile,
    findSpeech,
    cutForSpeech,
    cutWav,
  }
}
