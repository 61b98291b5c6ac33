import type { FollowedSubject, FramePreview, PreviewPlace, VideoOrder, WorkedVideo } from '#engines/ports.ts'

/** What is asked of a worker. */
export type VideoTask =
  { ask: 'rework'; order: VideoOrder } | { ask: 'preview'; order: VideoOrder; place: PreviewPlace } | { ask: 'follow' }

export type MadeVideo = Omit<WorkedVideo, 'body'>

export type ToVideoWorker =
  | { type: 'start'; task: VideoTask; /** Bytes of the video. */ size: number }
  | { type: 'bytes'; id: number; bytes: Uint8Array }
  | { type: 'unreadable'; id: number; message: string }
  /** Asks for a part of what was made. */
  | { type: 'take'; id: number; start: number; end: number }

export type FromVideoWorker =
  /** Asks for a part of the video. */
  | { type: 'read'; id: number; start: number; end: number }
  | { type: 'progress'; share: number }
  | { type: 'made'; made: MadeVideo }
  | { type: 'previewed'; preview: FramePreview }
  | { type: 'followed'; followed: FollowedSubject }
  | { type: 'part'; id: number; bytes: Uint8Array }
  /** `isEngineError` marks a failure whose text is meant for people. */
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

export const BROKEN_VIDEO = 'This video is damaged: it cannot be read to its end'
