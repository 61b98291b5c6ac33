import { BT709 } from '#src/domain/bt709.ts'
import { ExportError, messageOf } from './errors.ts'

/** Frames the encoder may hold; more only costs memory. */
const QUEUE = 4

/** How a canvas is read, and the same without its transparency, which a film has none of. */
const OPAQUE = new Map<VideoPixelFormat | null, VideoPixelFormat>([
  ['RGBA', 'RGBX'],
  ['RGBX', 'RGBX'],
  ['BGRA', 'BGRX'],
  ['BGRX', 'BGRX'],
])

/** An encoded frame. */
export interface FilmPacket {
  frame: number
  type: 'key' | 'delta'
  data: Uint8Array<ArrayBuffer>
  /** How to decode; with the first packet of an encoder. */
  decoderConfig?: VideoDecoderConfig
}

export interface EncoderChoice {
  config: VideoEncoderConfig
  /** A graphics card encodes: images are then better drawn there too. */
  isHardware: boolean
}

export interface FilmEncoder {
  /** Encodes the canvas as this frame; waits when the encoder is behind. @param isKey can be decoded without the frames before it */
  add(drawn: OffscreenCanvasRenderingContext2D, frame: number, isKey: boolean): Promise<void>
  /** Resolves when every packet has been given out. */
  finish(): Promise<void>
  close(): void
}

/** The first way to encode H.264 that this browser offers for a size. */
export async function chooseEncoder(width: number, height: number, fps: number): Promise<EncoderChoice> {
  if (typeof VideoEncoder === 'undefined') throw unsupported()
  const base = {
    width,
    height,
    framerate: fps,
    // 0.13 bits per pixel keeps drawn images and captions clean.
    bitrate: Math.round(width * height * fps * 0.13),
    bitrateMode: 'variable',
    latencyMode: 'quality',
    avc: { format: 'avc' },
  } satisfies Omit<VideoEncoderConfig, 'codec'>
  for (const hardwareAcceleration of ['prefer-hardware', 'no-preference', 'prefer-software'] as const)
    for (const codec of ['avc1.640028', 'avc1.4d0028', 'avc1.42e028', 'avc1.42e02a']) {
      const config: VideoEncoderConfig = { ...base, codec, hardwareAcceleration }
      const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }))
      if (supported) return { config, isHardware: hardwareAcceleration === 'prefer-hardware' }
    }
  throw unsupported()
}

function unsupported(): ExportError {
  return new ExportError(
    'UNSUPPORTED',
    'This browser can’t encode H.264 video. Use the latest desktop Chrome, Brave or Edge.',
  )
}

/** Encodes frames; those of a part may have gaps, which the encoder does not see. */
export function createFilmEncoder(
  choice: EncoderChoice,
  fps: number,
  onPacket: (packet: FilmPacket) => void,
): FilmEncoder {
  let failure: unknown
  const pending: number[] = []
  const pixels = new Uint8Array(choice.config.width * choice.config.height * 4)
  let count = 0
  const encoder = new VideoEncoder({
    output(chunk, meta) {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      const frame = pending.shift()
      if (frame === undefined) return
      onPacket({ frame, type: chunk.type, data, ...(meta?.decoderConfig ? { decoderConfig: meta.decoderConfig } : {}) })
    },
    error: (error) => (failure ??= error),
  })
  encoder.configure(choice.config)

  function check(): void {
    if (failure !== undefined)
      throw new ExportError('FAILED', `The video encoder stopped: ${messageOf(failure)}`, { cause: failure })
  }

  return {
    async add(drawn, frame, isKey) {
      check()
      const { width, height } = drawn.canvas
      const format = await readCanvas(drawn.canvas, pixels)
      // Given a canvas, the encoder would write full range, which much software takes for limited and shows too dark and too bright.
      // Pixels that are said to be of limited range are written as such, with unchanged values.
      // Counted without gaps: the rate control of the encoder would spend a gap's bits at once.
      const image = new VideoFrame(pixels, {
        format,
        codedWidth: width,
        codedHeight: height,
        colorSpace: { ...BT709, matrix: 'rgb' },
        timestamp: Math.round((count * 1e6) / fps),
        duration: Math.round(1e6 / fps),
      })
      count++
      pending.push(frame)
      encoder.encode(image, { keyFrame: isKey })
      image.close()
      while (encoder.encodeQueueSize > QUEUE && encoder.state === 'configured') await dequeued(encoder)
      check()
    },
    async finish() {
      await encoder.flush().catch((error: unknown) => (failure ??= error))
      check()
      if (pending.length > 0) throw new ExportError('FAILED', 'The video encoder lost frames')
    },
    close() {
      if (encoder.state !== 'closed') encoder.close()
    },
  }
}

/** Reads a canvas into memory that is kept: getting new memory for each frame can take longer than drawing it. */
async function readCanvas(canvas: OffscreenCanvas, pixels: Uint8Array): Promise<VideoPixelFormat> {
  const shown = new VideoFrame(canvas, { timestamp: 0 })
  try {
    const format = OPAQUE.get(shown.format)
    if (format === undefined) throw new ExportError('FAILED', 'This browser can’t read its canvas for a video')
    await shown.copyTo(pixels)
    return format
  } finally {
    shown.close()
  }
}

/** The next change of the queue. An encoder that fails never says 'dequeue', so the wait ends by itself too. */
function dequeued(encoder: VideoEncoder): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      encoder.removeEventListener('dequeue', done)
      resolve()
    }
    const timer = setTimeout(done, 250)
    encoder.addEventListener('dequeue', done)
  })
}
