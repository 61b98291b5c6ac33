import { draftModel } from '#engines/draft/version.ts'
import type { Speech, SpeechRequest, VoiceEngine } from '#engines/ports.ts'
import type { RemoteCalls } from '#engines/worker/remote-calls.ts'
import { VOICES } from './voices.ts'

export interface RemoteVoice extends VoiceEngine {
  /** Ends the worker; speeches under way reject. The next one starts it again. */
  close(): void
}

/** The voice engine whose speaking runs in a worker. */
export function remoteVoice({ call, prepare, close }: RemoteCalls<SpeechRequest, Speech>): RemoteVoice {
  return {
    info: { label: 'Built-in draft voice', model: draftModel('voice', 2), builtIn: true },
    voices: VOICES.map(({ id, name, language, gender, description }) => ({ id, name, language, gender, description })),
    prepare,
    speak: (request, { signal } = {}) => call(request, signal),
    close,
  }
}
