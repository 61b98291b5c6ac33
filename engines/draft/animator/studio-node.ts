import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { BT709, toBt709 } from '#src/domain/bt709.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Context2D, Surface } from '../illustrator/core/surface.ts'
import { EngineError } from '#engines/ports.ts'
import { makeNodeCanvas } from '../illustrator/canvas-node.ts'
import { BAD_IMAGE, type ClipOptions, type ClipWriter, type Studio } from './studio.ts'
import { addSound } from './write-sound.ts'

/** Smaller is finer; 10 to 51. */
const QUANTISER = 27
/** 0 is best, 10 is fastest. */
const SPEED = 9
const UNCAUGHT = ['uncaughtException', 'unhandledRejection'] as const

let loaded: ReturnType<typeof loadEncoders> | undefined

/**
 * Once loaded, the encoder listens for uncaught errors and rethrows them, which ends a process with code 7 and no message. This
 * removes its listeners.
 */
async function loadEncoders() {
  const listeners = () => UNCAUGHT.flatMap((event) => process.rawListeners(event))
  const before = new Set(listeners())
  const encoders = await import('h264-mp4-encoder')
  for (const listener of listeners())
    if (!before.has(listener))
      for (const event of UNCAUGHT) process.off(event, listener as NodeJS.UncaughtExceptionListener)
  return encoders
}

/** Encodes clips in WebAssembly: Node has no encoder of its own. */
export async function openNodeClip({ width, height, fps, sound }: ClipOptions): Promise<ClipWriter> {
  const { default: encoders } = await (loaded ??= loadEncoders())
  const encoder = await encoders.createH264MP4Encoder()
  Object.assign(encoder, { width, height, frameRate: fps, quantizationParameter: QUANTISER, speed: SPEED })
  encoder.groupOfPictures = fps
  encoder.initialize()
  return {
    async add({ context }) {
      // Given RGBA, the encoder would choose coefficients that no player expects: red became another red.
      encoder.addFrameYuv(toBt709(context.getImageData(0, 0, width, height).data, width, height))
    },
    async finish() {
      try {
        encoder.finalize()
        return await withSound(encoder.FS.readFile(encoder.outputFilename), sound, fps)
      } finally {
        encoder.delete()
      }
    },
  }
}

/** The same images in a file that starts to play at once, with sound beside them. */
async function withSound(images: Uint8Array, sound: PcmAudio | null, fps: number): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(images), formats: [MP4] })
  try {
    const track = await input.getPrimaryVideoTrack()
    const decoderConfig = await track?.getDecoderConfig()
    if (!track || !decoderConfig) throw new Error('The encoder made no pictures')
    const target = new BufferTarget()
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
    const source = new EncodedVideoPacketSource('avc')
    output.addVideoTrack(source, { frameRate: fps })
    const writeSound = sound && addSound(output, sound)
    await output.start()
    const written = writeSound?.()
    let isFirst = true
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(packet, isFirst ? { decoderConfig: { ...decoderConfig, colorSpace: BT709 } } : undefined)
      isFirst = false
    }
    source.close()
    await written
    await output.finalize()
    if (!target.buffer) throw new Error('The file was not written')
    return new Uint8Array(target.buffer)
  } finally {
    input.dispose()
  }
}

export const nodeStudio: Studio = {
  makeCanvas: makeNodeCanvas,
  openClip: openNodeClip,
  async decode(bytes) {
    try {
      const image = await loadImage(bytes)
      return { width: image.width, height: image.height, image }
    } catch (cause) {
      throw new EngineError(BAD_IMAGE, { cause })
    }
  },
  async encodePng({ width, height, image }: Surface) {
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d') as unknown as Context2D
    context.imageSmoothingEnabled = false
    context.drawImage(image, 0, 0, width, height)
    return new Uint8Array(await canvas.encode('png'))
  },
}
