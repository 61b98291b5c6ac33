import { askVideoFile } from './video-file/ask-video-file.ts'

/** Longest it may take, ms. */
const TIMEOUT_MS = 10_000

/** A small JPEG of a good frame of a video; null where this browser cannot decode it, or not in time. */
export function makeVideoThumbnail(file: Blob, signal?: AbortSignal): Promise<Blob | null> {
  return askVideoFile('thumbnail', file, { signal, timeoutMs: TIMEOUT_MS }).catch(() => null)
}
