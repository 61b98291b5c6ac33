import type {
  CleanVideoSettings,
  FollowedSubject,
  FramePixels,
  FramePreview,
  FramesRequest,
  PreviewPlace,
  VideoOrder,
  WorkedVideo,
} from '#engines/ports.ts'

/** Messages as text, for a worker behind a pipe. Bytes are in base 64. */
interface Sent {
  base64: string
}

/** A request to a worker. */
export type VideoTask =
  | { ask: 'rework'; order: VideoOrder }
  | { ask: 'clean'; settings: CleanVideoSettings }
  | { ask: 'preview'; order: VideoOrder; place: PreviewPlace }
  | { ask: 'follow' }
  | { ask: 'frames'; request: FramesRequest }

export type MadeVideo = Omit<WorkedVideo, 'body'>

export type ToVideoWorker =
  | { type: 'start'; task: VideoTask; /** Bytes of the video. */ size: number }
  | { type: 'bytes'; id: number; bytes: Uint8Array }
  | { type: 'unreadable'; id: number; message: string }
  /** Requests a part of the result. */
  | { type: 'take'; id: number; start: number; end: number }

export type FromVideoWorker =
  /** Asks for a part of the video. */
  | { type: 'read'; id: number; start: number; end: number }
  | { type: 'progress'; share: number }
  | { type: 'made'; made: MadeVideo }
  | { type: 'previewed'; preview: FramePreview }
  | { type: 'followed'; followed: FollowedSubject }
  | { type: 'frames'; frames: FramePixels[] }
  | { type: 'part'; id: number; bytes: Uint8Array }
  /** `isEngineError` marks a failure with a user-readable message. */
  | { type: 'failed'; message: string; isEngineError: boolean }

/** A worker for one piece of work, wherever it runs. */
export interface VideoChannel {
  post(message: ToVideoWorker): void
  /** Ends it at once, and with it whatever it stored. */
  close(): void
}

/** @param onEnd it ended by itself, which it never should */
export type OpenVideoChannel = (
  onMessage: (message: FromVideoWorker) => void,
  onEnd: (reason: string) => void,
) => VideoChannel

export const BROKEN_VIDEO = 'This video is damaged and can’t be read to the end'

const isSent = (value: unknown): value is Sent => typeof value === 'object' && value !== null && 'base64' in value

/** @param encode bytes in base 64: hosts have different quick ways */
export function toWire(message: unknown, encode: (bytes: Uint8Array) => string): string {
  return JSON.stringify(message, function (this: Record<string, unknown>, key, value: unknown) {
    // Before a Buffer turned itself into something else.
    const own = this[key]
    return own instanceof Uint8Array ? { base64: encode(own) } : value
  })
}

export function fromWire<Message>(text: string, decode: (base64: string) => Uint8Array): Message {
  return JSON.parse(text, (_key, value: unknown) => (isSent(value) ? decode(value.base64) : value)) as Message
}
