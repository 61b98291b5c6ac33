import { videoLimitError } from '#src/domain/video-limits.ts'

/** Longest wait for a file's metadata, ms. */
const TIMEOUT_MS = 5_000

/** Why a video cannot be edited, before it is sent; null when it can, or when only the server knows. */
export async function problemOfVideo(file: File): Promise<string | null> {
  // Only the storage knows that.
  if (file.size === 0) return null
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  try {
    video.preload = 'metadata'
    const known = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), TIMEOUT_MS)
      const answer = (isKnown: boolean) => () => {
        clearTimeout(timer)
        resolve(isKnown)
      }
      video.addEventListener('loadedmetadata', answer(true))
      video.addEventListener('error', answer(false))
      video.src = address
    })
    const { duration, videoWidth: width, videoHeight: height } = video
    return known && Number.isFinite(duration) ? videoLimitError({ width, height, durationMs: duration * 1000 }) : null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}
