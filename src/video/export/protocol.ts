import type { VideoDocument } from '../document.ts'
import type { EarlierFilm } from './earlier-film.ts'
import type { SentError } from './errors.ts'
import type { Section } from './segments.ts'
import type { EncoderChoice, FilmPacket } from './video-encoding.ts'

export type ExportStage = 'preparing' | 'rendering' | 'finishing'

export interface ExportProgress {
  stage: ExportStage
  /** Frames that are done. */
  frame: number
  totalFrames: number
  /** Frames that are taken out of an earlier film instead of being drawn. */
  reusedFrames: number
  /** Scene that is being drawn, from 0. */
  sceneIndex: number
  sceneCount: number
}

/** A film's metadata about its export, in the file itself. */
export interface FilmAbout {
  /** For people. */
  description: string
  /** For programs. */
  comment: string
}

/** To a worker, whose first message defines its task: the whole film, or one part of it for another worker. */
export type ToWorker =
  | {
      type: 'start'
      document: VideoDocument
      earlier: EarlierFilm | null
      about: FilmAbout | null
      file: string | null
      parts: number | null
    }
  | {
      type: 'start-part'
      document: VideoDocument
      choice: EncoderChoice
      part: number
      sections: readonly Section[]
      ahead: number
    }
  | { type: 'written'; frames: number }
  | { type: 'asset'; id: number; blob: Blob }
  | { type: 'asset-failed'; id: number; message: string }

/** From a worker. It requests files: only on the page do requests carry the session and pass a service worker. */
export type FromWorker =
  | { type: 'need-asset'; id: number; url: string }
  | { type: 'progress'; progress: ExportProgress }
  | { type: 'packet'; packet: FilmPacket }
  | { type: 'done'; blob: Blob | null }
  | { type: 'failed'; error: SentError }
