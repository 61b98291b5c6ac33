import { EncodedPacket, type EncodedVideoPacketSource } from 'mediabunny'
import { ExportError } from './errors.ts'

/** Frames between key frames: a player can jump to every second second. */
const KEY_FRAME_EVERY = 60
/** Frames the encoder may hold; more only costs memory. */
const QUEUE = 4

export interface FilmEncoder {
  /** Encodes the canvas as this frame; waits when the encoder is behind. */
  add(canvas: OffscreenCanvas, frame: number): Promise<void>
  /** Resolves when every frame is in the file. */
  finish(): Promise<void>
  close(): void
}

export interface EncoderChoice {
  config: VideoEncoderConfig
  /** A graphics card encodes: pictures are then better drawn there too. */
  isHardware: boolean
}

/** The first way to encode H.264 that this browser offers for a size. */
export async function chooseEncoder(width: number, height: number, fps: number): Promise<EncoderChoice> {
  if (typeof VideoEncoder === 'undefined') throw unsupported()
  const base = {
    width,
    height,
    framerate: fps,
    // 0.13 bits per pixel keeps drawn pictures and captions clean.
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
    'This browser cannot encode H.264 video. Use a current desktop Chrome, Brave or Edge.',
  )
}

/** Encodes frames and hands the packets to the file, each at exactly its frame's time. */
export function createFilmEncoder(choice: EncoderChoice, source: EncodedVideoPacketSource, fps: number): FilmEncoder {
  let failure: unknown
  let written: Promise<void> = Promise.resolve()
  const encoder = new VideoEncoder({
    output(chunk, meta) {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      const frame = Math.round((chunk.timestamp * fps) / 1e6)
      const packet = new EncodedPacket(data, chunk.type, frame / fps, 1 / fps)
      written = written.then(() => source.add(packet, meta))
      written.catch((error: unknown) => (failure ??= error))
    },
    error: (error) => (failure ??= error),
  })
  encoder.configure(choice.config)

  function check(): void {
    if (failure !== undefined)
      throw new ExportError('FAILED', `The video encoder stopped: ${messageOf(failure)}`, { cause: failure })
  }

  return {
    async add(canvas, frame) {
      check()
      const picture = new VideoFrame(canvas, {
        timestamp: Math.round((frame * 1e6) / fps),
        duration: Math.round(1e6 / fps),
      })
      encoder.encode(picture, { keyFrame: frame % KEY_FRAME_EVERY === 0 })
      picture.close()
      while (encoder.encodeQueueSize > QUEUE && encoder.state === 'configured') await dequeued(encoder)
      check()
    },
    async finish() {
      await encoder.flush().catch((error: unknown) => (failure ??= error))
      await written.catch(() => undefined)
      check()
    },
    close() {
      if (encoder.state !== 'closed') encoder.close()
    },
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

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
