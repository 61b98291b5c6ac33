import { EngineError, type Speech, type SpeechRequest } from '../ports.ts'

export interface VoiceCall {
  id: number
  request: SpeechRequest
}

export type VoiceReply =
  | { id: number; speech: Speech }
  /** `told` marks a failure whose text is meant for people. */
  | { id: number; message: string; told: boolean }

/** What a worker does with a call, whatever kind of worker it is. */
export function answerCall(speak: (request: SpeechRequest) => Speech, { id, request }: VoiceCall): VoiceReply {
  try {
    return { id, speech: speak(request) }
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error), told: error instanceof EngineError }
  }
}
