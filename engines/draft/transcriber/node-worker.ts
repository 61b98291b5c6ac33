import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { answerCall, type Call } from '#engines/worker/remote-calls.ts'
import { createSpeaker } from '../voice/speak.ts'
import { createWindowAligner, type SoundWindow } from './align-window.ts'

const { wasmPath } = workerData as { wasmPath: string }
const align = createWindowAligner(createSpeaker(new WebAssembly.Module(readFileSync(wasmPath))))

parentPort?.on('message', (call: Call<SoundWindow>) => parentPort?.postMessage(answerCall(align, call)))
