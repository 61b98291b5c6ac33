/** The page's requests to a worker about a chosen video. */
export type VideoFileTask = 'thumbnail' | 'measure' | 'sound'

export interface VideoFileAnswers {
  /** A small JPEG of it; null where this browser cannot decode it. */
  thumbnail: Blob | null
  /** null: not a video. */
  measure: { durationMs: number; hasSound: boolean } | null
  /** A WAV file; null where this browser cannot decode the sound. */
  sound: ArrayBuffer | null
}

export interface ToVideoFileWorker {
  task: VideoFileTask
  file: Blob
}

export type FromVideoFileWorker =
  | { type: 'progress'; /** 0 to 1. */ share: number }
  | { type: 'done'; answer: VideoFileAnswers[VideoFileTask] }
  | { type: 'failed' }
