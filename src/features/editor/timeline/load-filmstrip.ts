import { openVideo } from '#src/video/assets/video-reader.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'

/** Images of a video side by side, evenly spread over the file. */
export interface VideoFilmstrip {
  /** An image as a data URL: it needs no release and can be cached like any answer. */
  address: string
  count: number
}

const HEIGHT = 50
const MAX_IMAGES = 16
const MS_PER_IMAGE = 750

/** Decodes the filmstrip of a video. */
export async function loadFilmstrip(address: string): Promise<VideoFilmstrip> {
  const file = await fetchFile(address)
  const whole = await openVideo(
    file,
    null,
    (width, height) => ({ width: (HEIGHT * width) / height, height: HEIGHT }),
    false,
  )
  try {
    const count = Math.min(MAX_IMAGES, Math.max(1, Math.round(whole.durationMs / MS_PER_IMAGE)))
    const canvas = document.createElement('canvas')
    canvas.width = whole.width * count
    canvas.height = whole.height
    const into = canvas.getContext('2d')
    for (let at = 0; at < count; at++) {
      const image = await whole.at(((at + 0.5) / count) * whole.durationMs)
      into?.drawImage(image, at * whole.width, 0, whole.width, whole.height)
    }
    return { address: canvas.toDataURL('image/jpeg', 0.7), count }
  } finally {
    whole.close()
  }
}
