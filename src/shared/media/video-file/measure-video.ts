import { ALL_FORMATS, BlobSource, Input } from 'mediabunny'
import type { VideoFileAnswers } from './protocol.ts'

/** Length and sound of a video file; null for what is none. */
export async function measureVideo(file: Blob): Promise<VideoFileAnswers['measure']> {
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  if (!(await input.getPrimaryVideoTrack())) return null
  const hasSound = (await input.getPrimaryAudioTrack()) !== null
  return { durationMs: (await input.computeDuration()) * 1000, hasSound }
}
