import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { createSpeaker } from './speak.ts'
import { answerCall, type VoiceCall } from './worker-protocol.ts'

const { wasmPath }: { wasmPath: string } = workerData
const speak = createSpeaker(new WebAssembly.Module(readFileSync(wasmPath)))

parentPort?.on('message', (call: VoiceCall) => {
  const reply = answerCall(speak, call)
  parentPort?.postMessage(reply, 'speech' in reply ? [reply.speech.wav.buffer] : [])
})
