import { parentPort } from 'node:worker_threads'
import { answerCall, transferOf, type Call } from '#engines/worker/remote-calls.ts'
import { renderTrack } from './remote-music.ts'

parentPort?.on('message', (call: Call<string>) => {
  const reply = answerCall(renderTrack, call)
  parentPort?.postMessage(reply, 'result' in reply ? transferOf(reply.result) : [])
})
