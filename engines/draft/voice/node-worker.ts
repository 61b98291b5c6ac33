import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { SpeechRequest } from '#engines/ports.ts'
import { answerCall, transferOf, type Call } from '#engines/worker/remote-calls.ts'
import { createSpeaker, warmUp } from './speak.ts'

const { wasmPath } = workerData as { wasmPath: string }
const speak = createSpeaker(new WebAssembly.Module(readFileSync(wasmPath)))
warmUp(speak)

parentPort?.on('message', (call: Call<SpeechRequest>) => {
  const reply = answerCall(speak, call)
  parentPort?.postMessage(reply, 'result' in reply ? transferOf(reply.result.wav) : [])
})
