import { ALL_FORMATS, BlobSource, BufferTarget, Conversion, Input, Output, WavOutputFormat } from 'mediabunny'
import type { VideoFileAnswers } from './protocol.ts'

/** The sound of a video as a WAV file. @param onProgress share done, 0 to 1 */
export async function takeSound(file: Blob, onProgress: (share: number) => void): Promise<VideoFileAnswers['sound']> {
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
  if (!conversion.isValid || conversion.utilizedTracks.length === 0) return null
  conversion.onProgress = onProgress
  await conversion.execute()
  return target.buffer
}
