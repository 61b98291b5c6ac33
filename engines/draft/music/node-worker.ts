import { parentPort } from 'node:worker_threads'
import { answerCall, transferOf, type Call } from '#engines/worker/remote-calls.ts'
import { renderSound } from './remote-music.ts'

parentPort?.on('message', (call: Call<string>) => {
  const reply = answerCall(renderSound, call)
  parentPort?.postMessage(reply, 'result' in reply ? transferOf(reply.result) : [])
})
