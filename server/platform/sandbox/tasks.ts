import { readScript } from '#src/domain/fountain/read-script.ts'
import { measureImage } from '#server/platform/files/measure-image.ts'
import { probeMedia } from '#server/platform/files/probe-media.ts'
import { type DecodePixels, readPixels } from '#server/platform/files/read-pixels.ts'
import { sniffType } from '#server/platform/files/sniff-type.ts'
import type { PixelTile, RecordingPart } from '#engines/ports.ts'
import type { PixelSize, SandboxTasks, ByteSource, SoundRange } from '#server/platform/ports/sandbox.ts'
import { renderSvg, type SvgRendererParts } from './render-svg.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import { hasOnlyNumbers, type LoraFile, readLoraFile as readHead } from '#src/domain/lora-file.ts'
import { HEADER_LIMIT } from '#src/domain/safetensors.ts'
import { openWav } from '#engines/audio/wav-source.ts'
import { recordingParts } from '#engines/audio/recording-parts.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'
import { findPhrases, type Phrase } from '#src/domain/phrases.ts'

/** The header is preceded by its length, bytes. */
const LENGTH_BYTES = 8

/** Decodes an image (an animation's first frame) with the host's decoder; rejects if it is not an image. */
export type DecodeImage = (bytes: Uint8Array) => Promise<PixelSize>

/** The host's image functions. */
interface ImageCodec {
  decodeImage: DecodeImage
  decodePixels: DecodePixels
  encodeJpeg: (tile: PixelTile) => Promise<Uint8Array>
}

/** Of 1: hardly distinguishable from the original. */
export const JPEG_QUALITY = 0.92

/** Everything that runs in the sandbox: reads untrusted bytes, needs no database, no file and no network. */
export function createTasks(
  { decodeImage: decodePicture, decodePixels, encodeJpeg }: ImageCodec,
  loadSvgParts: () => Promise<SvgRendererParts>,
): SandboxTasks {
  return {
    sniffType,
    probeMedia,
    measureImage: measureImage(decodePicture),
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

/** Identifies a model file by its own header; all of the header is verified. */
async function readLoraFile(_input: null, [file]: readonly ByteSource[]): Promise<LoraFile> {
  if (!file) throw new UnreadableFile('The file is missing')
  const model = readHead(await file.read(0, Math.min(file.size, HEADER_LIMIT + LENGTH_BYTES)), file.size)
  if (typeof model === 'string') throw new UnreadableFile(model)
  // The built-in illustrator generates with it: it is small, and read whole.
  if (model.base === 'DRAFT' && !hasOnlyNumbers(await file.read(0, file.size)))
    throw new UnreadableFile('Some of its values are no numbers')
  return model
}

const fileOf = ([file]: readonly ByteSource[]): ByteSource => {
  if (!file) throw new UnreadableFile('The file is missing')
  return file
}

/** The speech segments of a WAV recording, by its first channel. */
async function findSpeech(_input: null, sources: readonly ByteSource[]): Promise<Phrase[]> {
  const wav = await openWav(fileOf(sources))
  const { channels } = await wav.read(0, wav.length, 0)
  return findPhrases(channels[0] ?? new Float32Array(0), wav.sampleRate)
}

/** A WAV recording in the form that speech services accept. */
async function cutForSpeech(_input: null, sources: readonly ByteSource[]): Promise<RecordingPart[]> {
  return recordingParts(await openWav(fileOf(sources)))
}

/** Part of a WAV recording, on whole samples. */
async function cutWav({ fromMs, toMs }: SoundRange, sources: readonly ByteSource[]): Promise<PcmAudio> {
  const wav = await openWav(fileOf(sources))
  const sample = (ms: number) => Math.round((ms * wav.sampleRate) / 1000)
  return wav.read(sample(fromMs), toMs === null ? wav.length : sample(toMs))
}
