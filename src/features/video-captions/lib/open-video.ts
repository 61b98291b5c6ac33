/** A video of which everything is known that the wizard needs. */
export interface OpenedVideo {
  durationMs: number
  hasSound: boolean
}

/** A file that is no video. Its message is for people. */
export class NotAVideo extends Error {
  override name = 'NotAVideo'
}

const unreadable = (name: string) =>
  `“${name}” cannot be read as a video. It is damaged, or another kind of file with that name. Choose an MP4, MOV or WEBM video.`

// Loaded when a video is chosen: the page opens without it.
const library = () => import('mediabunny')

/** Length and sound of a video file. Rejects with `NotAVideo`. */
export async function openVideo(file: Blob, name: string): Promise<OpenedVideo> {
  const { ALL_FORMATS, BlobSource, Input } = await library()
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  try {
    if (!(await input.getPrimaryVideoTrack())) throw new NotAVideo(unreadable(name))
    const hasSound = (await input.getPrimaryAudioTrack()) !== null
    return { durationMs: (await input.computeDuration()) * 1000, hasSound }
  } catch (cause) {
    throw cause instanceof NotAVideo ? cause : new NotAVideo(unreadable(name), { cause })
  }
}

/**
 * The sound of a video as a WAV file. Rejects with words for people where this browser cannot decode it.
 * @param onProgress share done, 0 to 1
 */
export async function extractAudio(
  file: Blob,
  name: string,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<File> {
  const { ALL_FORMATS, BlobSource, BufferTarget, Conversion, Input, Output, WavOutputFormat } = await library()
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const target = new BufferTarget()
  const output = new Output({ format: new WavOutputFormat(), target })
  const conversion = await Conversion.init({
    input,
    output,
    video: { discard: true },
    audio: { codec: 'pcm-s16' },
    showWarnings: false,
  })
  if (!conversion.isValid || conversion.utilizedTracks.length === 0)
    throw new Error('The sound of this video cannot be read in this browser. Add a captions file to go on without it.')
  conversion.onProgress = onProgress
  const stop = () => void conversion.cancel()
  signal.addEventListener('abort', stop, { once: true })
  await conversion.execute()
  signal.removeEventListener('abort', stop)
  if (!target.buffer) throw new Error('The sound of this video could not be taken out')
  return new File([target.buffer], name.replace(/(\.\w+)?$/u, '.wav'), { type: 'audio/wav' })
}
