import { askVideoFile } from '#src/shared/media/video-file/ask-video-file.ts'

/** A video with everything that the wizard needs to know. */
interface OpenedVideo {
  durationMs: number
  hasSound: boolean
}

/** Longest that the index of a file may take to be read, ms: one without an index is read to its end. */
const TIMEOUT_MS = 60_000

const unreadable = (name: string) => `Couldn’t read “${name}” as a video. Choose an MP4, MOV or WebM video.`

/** Length and sound of a video file. Rejects with a message for users for any other file. */
export async function openVideo(file: Blob, name: string, signal: AbortSignal): Promise<OpenedVideo> {
  const opened = await askVideoFile('measure', file, { signal, timeoutMs: TIMEOUT_MS }).catch(() => null)
  signal.throwIfAborted()
  if (!opened) throw new Error(unreadable(name))
  return opened
}

/**
 * The sound of a video as a WAV file. Rejects with a message for users where this browser cannot decode it.
 * @param onProgress share done, 0 to 1
 */
export async function extractAudio(
  file: Blob,
  name: string,
  limits: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<File> {
  const sound = await askVideoFile('sound', file, limits)
  if (!sound)
    throw new Error('This browser can’t read the audio of this video. Add a captions file to continue without it.')
  return new File([sound], name.replace(/(\.\w+)?$/u, '.wav'), { type: 'audio/wav' })
}
