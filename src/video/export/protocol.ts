import type { VideoDocument } from '../document.ts'
import type { ExportErrorCode } from './errors.ts'

export type ExportStage = 'preparing' | 'rendering' | 'finishing'

export interface ExportProgress {
  stage: ExportStage
  /** Frames that are encoded. */
  frame: number
  totalFrames: number
  /** Scene that is being drawn, from 0. */
  sceneIndex: number
  sceneCount: number
}

/** From the page to the export worker. */
export type ToWorker =
  | { type: 'start'; document: VideoDocument; file: string | null }
  | { type: 'asset'; id: number; blob: Blob }
  | { type: 'asset-failed'; id: number; message: string }

/** From the export worker to the page. The page fetches: only there requests carry the session and pass a service worker. */
export type FromWorker =
  | { type: 'need-asset'; id: number; url: string }
  | { type: 'progress'; progress: ExportProgress }
  | { type: 'done'; blob: Blob | null }
  | { type: 'failed'; code: ExportErrorCode; message: string }
