import { alignWords } from '#src/domain/align-words.ts'
import { EngineError, type Transcriber, type TranscriptionRequest } from '#engines/ports.ts'

/**
 * The built-in transcriber: it detects speech but not words. The user types the words; it finds their times.
 */
export function createTypedTranscriber(): Transcriber {
  return {
    info: { label: 'Built-in draft engine', builtIn: true },
    understandsSpeech: false,
    async transcribe(request, call) {
      call?.signal?.throwIfAborted()
      return alignTyped(request)
    },
  }
}

/** Typed words, at their times in the recording. */
export function alignTyped({ phrases, text }: TranscriptionRequest) {
  if (text === undefined) throw new EngineError('This engine can’t recognise speech. Type the words')
  if (phrases === null) throw new EngineError('Only WAV recordings are supported here. Upload it as WAV')
  if (phrases.length === 0) throw new EngineError('No speech found in this recording')
  return { text: text.split(/\s+/u).filter(Boolean).join(' '), words: alignWords(text, phrases) }
}
