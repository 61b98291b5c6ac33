import { findBeats, type FoundBeats } from './find-beats.ts'

/** What the worker answers; null: the file cannot be decoded. */
export type FromBeatsWorker = FoundBeats | null

const scope = globalThis as unknown as DedicatedWorkerGlobalScope
const send = (answer: FromBeatsWorker) => scope.postMessage(answer)

scope.addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  findBeats(file).then(send, () => send(null))
})
