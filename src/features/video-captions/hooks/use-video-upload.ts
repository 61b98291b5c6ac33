import { wholeFrames } from '#src/domain/frames.ts'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { type FileTools, useFileUpload } from '#src/shared/recording/use-file-upload.ts'
import { openVideo, extractAudio } from '../lib/open-video.ts'

/** In the URL: ids of the video and of its sound; `none` for a video without one. */
export interface VideoPlace {
  media: string
  sound: string
}

interface Options {
  isPremium: boolean
  onReady: (place: VideoPlace) => void
}

/** Uploads a video: it is measured, its sound extracted in this tab, then both are sent. */
export function useVideoUpload({ isPremium, onReady }: Options) {
  async function work(file: File, { report, send, signal }: FileTools): Promise<void> {
    const { durationMs, hasSound } = await openVideo(file, file.name, signal)
    const limit = lengthLimitError(wholeFrames(durationMs), isPremium)
    if (limit !== null) throw new Error(limit)
    const doing = `Extracting audio from ${file.name}`
    const onProgress = (share: number) => report(doing, share)
    onProgress(0)
    const sound = hasSound ? await extractAudio(file, file.name, { onProgress, signal }) : null
    signal.throwIfAborted()
    report(`Sending ${file.name}`)
    const [video, voice] = await Promise.all([send(file), sound && send(sound)])
    onReady({ media: video.id, sound: voice?.id ?? 'none' })
  }
  // Only the page's URL knows the video.
  return useFileUpload({ place: 'video-captions', work, stopsWithPage: true })
}
