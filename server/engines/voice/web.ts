import { createRemoteVoice, type RemoteVoice } from './remote-voice.ts'
import type { VoiceReply } from './worker-protocol.ts'

/** The built-in voice for the tab: speaks in a Web Worker, which loads the 15 MB (compressed) program at the first use. */
export function createWebVoice(): RemoteVoice {
  return createRemoteVoice((onReply, onCrash) => {
    const worker = new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<VoiceReply>) => onReply(event.data))
    worker.addEventListener('error', (event) => onCrash(`The voice stopped: ${event.message}`))
    return { post: (call) => worker.postMessage(call), stop: () => worker.terminate() }
  })
}
