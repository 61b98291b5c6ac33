import { alignTyped } from '#engines/draft/transcriber/align-typed.ts'
import {
  type EngineCall,
  EngineError,
  type RecognisedWord,
  type RecordingPart,
  type Transcriber,
  type TranscriptionRequest,
} from '#engines/ports.ts'
import type { Provider } from './http/provider.ts'

/** The words of a part, ms from the start of the recording. */
type Hear = (part: RecordingPart, language: string, call: EngineCall | undefined) => Promise<RecognisedWord[]>

/** A transcriber that sends a recording in parts; typed words are only aligned to the sound. @param hear recognises one part */
export function createPartsTranscriber({ tools }: Provider, label: string, hear: Hear): Transcriber {
  return {
    info: { label, builtIn: false },
    understandsSpeech: true,
    async transcribe(request: TranscriptionRequest, call) {
      if (request.text !== undefined) return alignTyped(request, tools.aligner, call)
      const words: RecognisedWord[] = []
      for (const part of await request.readParts()) {
        const reached = words.at(-1)?.end ?? 0
        const heard = await hear(part, request.language, call)
        words.push(
          ...heard.map((word) => ({ ...word, start: Math.max(word.start, reached), end: Math.max(word.end, reached) })),
        )
      }
      if (words.length === 0) throw new EngineError('No speech found in this recording')
      return { text: words.map(({ word }) => word).join(' '), words }
    },
  }
}
