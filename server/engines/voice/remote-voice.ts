import { EngineError, type Speech, type VoiceEngine } from '../ports.ts'
import { VOICES } from './voices.ts'
import type { VoiceCall, VoiceReply } from './worker-protocol.ts'

export interface VoiceWorker {
  post(call: VoiceCall): void
  stop(): void
}

export interface RemoteVoice extends VoiceEngine {
  /** Ends the worker; calls under way reject. The next call starts a new one. */
  close(): void
}

interface Waiting {
  resolve(speech: Speech): void
  reject(error: Error): void
}

/**
 * A voice engine whose speaking runs in a worker. `start` is called at the first use and again after a crash; it hands
 * the worker's replies to `onReply` and its death to `onCrash`.
 */
export function createRemoteVoice(
  start: (onReply: (reply: VoiceReply) => void, onCrash: (reason: string) => void) => VoiceWorker,
): RemoteVoice {
  const waiting = new Map<number, Waiting>()
  let worker: VoiceWorker | undefined
  let calls = 0

  function settle(reply: VoiceReply): void {
    const call = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (!call) return
    if ('speech' in reply) call.resolve(reply.speech)
    else call.reject(reply.told ? new EngineError(reply.message) : new Error(reply.message))
  }

  function drop(reason: string): void {
    worker?.stop()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error(reason))
    waiting.clear()
  }

  return {
    info: { label: 'Built-in draft voice', builtIn: true },
    voices: VOICES.map(({ id, name, language, gender, description }) => ({ id, name, language, gender, description })),
    speak(request) {
      worker ??= start(settle, drop)
      const { post } = worker
      return new Promise((resolve, reject) => {
        const id = ++calls
        waiting.set(id, { resolve, reject })
        post({ id, request })
      })
    },
    close: () => drop('The voice was stopped.'),
  }
}
