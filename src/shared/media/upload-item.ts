import type { Media, MediaArgs } from '#generated/schema.ts'
import { reportBroken } from '../services/error-reports/report.ts'
import { logDiagnostic } from '../services/telemetry/log.ts'
import { UploadRefused } from './upload-input.ts'

export type { Media }

/** Where the file belongs. */
export type UploadPlace = Omit<MediaArgs, 'size_bytes' | 'media_type'>

/** `idle`: stopped by the user, its file kept. `selected`: a media that was there already. */
export type UploadStatus = 'idle' | 'pending' | 'uploading' | 'completed' | 'failed' | 'selected'

/** One entry of the upload queue; exactly one of `file` and `mediaObject`. */
export interface UploadItem {
  id: string
  file?: File
  mediaObject?: Media
  /** Whole percent, 0 to 100. */
  progress: number
  status: UploadStatus
  /** Why it failed. */
  error: string | null
  media_id: string | null
  media_args: UploadPlace
  /** False where trying again cannot help, because the file itself was refused. */
  mayRetry: boolean
  /** The connection was lost on the way: it continues automatically. */
  isWaiting: boolean
  /** When its present status began, ms. */
  since: number
}

/** A queue entry has an id, a status, and exactly one of file and media. */
export function checkUploadItem(item: Partial<UploadItem>): asserts item is UploadItem {
  if (item.id && item.status && (item.file === undefined) !== (item.mediaObject === undefined)) return
  logDiagnostic('The upload queue holds an entry that cannot be', item.id, item.status)
  reportBroken('Broken state: an upload queue entry that cannot be')
  throw new UploadRefused('Upload state validation failed')
}
