import { validationFailed } from '#server/platform/http/http-error.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'

export const refuse = (field: string, text: string) => validationFailed({ [field]: [text] })

export type Image = MediaRow & { width: number; height: number }

/** An existing image; refuses everything else by field. */
export function requireImage(row: MediaRow | null, field: string): Image {
  if (!row) throw refuse(field, 'Choose an image')
  const { mediaType, status, width, height } = row
  if (status !== 'COMPLETED') throw refuse(field, 'This image isn’t ready')
  if (mediaType !== 'image' || width === null || height === null) throw refuse(field, 'Choose an image')
  return { ...row, width, height }
}

export type Video = MediaRow & { width: number; height: number; durationMs: number }

/** An existing video; refuses everything else by field. */
export function requireVideo(row: MediaRow | null, field: string): Video {
  if (!row) throw refuse(field, 'Choose a video')
  const { mediaType, status, width, height, durationMs } = row
  if (status !== 'COMPLETED') throw refuse(field, 'This video isn’t ready')
  if (mediaType !== 'video' || width === null || height === null || durationMs === null)
    throw refuse(field, 'Choose a video')
  return { ...row, width, height, durationMs }
}

export type Recording = MediaRow & { fileKey: string; durationMs: number }

/** An existing WAV recording; refuses everything else by field. */
export function requireRecording(row: MediaRow | null, field: string): Recording {
  if (!row) throw refuse(field, 'Choose a recording')
  const { mediaType, status, contentType, fileKey, durationMs } = row
  if (status !== 'COMPLETED') throw refuse(field, 'This recording isn’t ready')
  if (mediaType !== 'audio' || fileKey === null || durationMs === null) throw refuse(field, 'Choose a recording')
  if (contentType !== 'audio/wav') throw refuse(field, 'Only WAV recordings are supported here. Upload it as WAV')
  return { ...row, fileKey, durationMs }
}

export interface Painted {
  prompt: string
  look: string
  seed: number
}

/**
 * The inputs of an image by the built-in illustrator; null when it was made otherwise. Only from them the same words, look
 * and seed give the same image again. @param draft its name
 */
export function paintedFrom({ origin }: MediaRow, draft: string): Painted | null {
  if (origin.engine !== draft) return null
  const { prompt, look, seed, styleId } = origin
  return styleId !== undefined || prompt === undefined || look === undefined || seed === undefined
    ? null
    : { prompt, look, seed }
}
