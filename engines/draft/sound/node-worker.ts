import { parentPort } from 'node:worker_threads'
import type { SoundPart } from '#engines/ports.ts'
import { answerCall, type Call } from '#engines/worker/remote-calls.ts'
import { cleanPart } from './clean-part.ts'
import { memoryOf } from './remote-cleaner.ts'

parentPort?.on('message', (call: Call<SoundPart>) => {
  const reply = answerCall(cleanPart, call)
  parentPort?.postMessage(reply, 'result' in reply ? memoryOf(reply.result) : [])
})
