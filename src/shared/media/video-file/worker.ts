import { pickFrame } from './pick-frame.ts'
import type { FromVideoFileWorker, ToVideoFileWorker, VideoFileAnswers } from './protocol.ts'
import { ALL_FORMATS, BlobSource, Input, BufferTarget, Conversion, Output, WavOutputFormat } from 'mediabunny'

const scope = globalThis as unknown as DedicatedWorkerGlobalScope
const send = (message: FromVideoFileWorker) => scope.postMessage(message)

function answer({ task, file }: ToVideoFileWorker): Promise<VideoFileAnswers[ToVideoFileWorker['task']]> {
  if (task === 'thumbnail') return pickFrame(file)
  if (task === 'measure') return measureVideo(file)
  return takeSound(file, (share) => send({ type: 'progress', share }))
}

scope.addEventListener('message', ({ data }: MessageEvent<ToVideoFileWorker>) => {
  answer(data).then(
    (found) => send({ type: 'done', answer: found }),
    () => send({ type: 'failed' }),
  )
})

/** Length and sound of a video file; null for other files. */
async function measureVideo(file: Blob): Promise<VideoFileAnswers['measure']> {
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  if (!(await input.getPrimaryVideoTrack())) return null
  const hasSound = (await input.getPrimaryAudioTrack()) !== null
  return { durationMs: (await input.computeDuration()) * 1000, hasSound }
}

/** The sound of a video as a WAV file. @param onProgress share done, 0 to 1 */
async function takeSound(file: Blob, onProgress: (share: number) => void): Promise<VideoFileAnswers['sound']> {
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
