import type { Mastering } from '#src/domain/sound.ts'
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

/** What several renderers have drawn of a film. */
export interface DrawnParts {
  /** Files of images and the sections that each of them holds, in the order of the film. */
  images: readonly { url: string; sections: readonly Section[] }[]
  /** URL of the file with the whole sound. */
  sound: string
}

/** What one of several renderers makes: the images of some sections, or the whole sound. */
export type FilmPart = { sections: readonly Section[] } | 'SOUND'

/** A film and what it is made from. */
export interface FilmSource {
  document: VideoDocument
  earlier: EarlierFilm | null
}

/** To a worker, whose first message defines its task: a whole film, a part of one, how to divide it, or sections for another worker. */
export type ToWorker =
  | (FilmSource & {
      type: 'film'
      drawn: DrawnParts | null
      about: FilmAbout | null
      file: string | null
      workers: number | null
    })
  | (FilmSource & { type: 'part'; part: FilmPart })
  | (FilmSource & { type: 'divide' })
  | { type: 'measure'; document: VideoDocument }
  | {
      type: 'draw'
      document: VideoDocument
      choice: EncoderChoice
      worker: number
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
  | { type: 'divided'; parts: Section[][] }
  | { type: 'measured'; mastering: Mastering }
  | { type: 'failed'; error: SentError }
