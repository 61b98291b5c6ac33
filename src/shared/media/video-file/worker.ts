import { measureVideo } from './measure-video.ts'
import { pickFrame } from './pick-frame.ts'
import type { FromVideoFileWorker, ToVideoFileWorker, VideoFileAnswers } from './protocol.ts'
import { takeSound } from './take-sound.ts'

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
