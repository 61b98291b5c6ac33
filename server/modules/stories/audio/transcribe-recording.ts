import type { Phrase } from '#src/domain/phrases.ts'
import type { App } from '#server/platform/context.ts'
import { type EngineCall, EngineError, type Made, type RecognisedWord } from '#engines/ports.ts'
import { readRecording } from '#server/modules/stories/scenes/voice-sound.ts'

export interface TranscribedRecording extends Made {
  /** Where somebody speaks, by the sound alone; empty for recordings this host cannot read itself. */
  phrases: Phrase[]
  /** None while a person still has to write them. */
  words: RecognisedWord[]
  text: string
}

/**
 * Listens to a stored recording. An engine that does not understand speech finds the phrases and leaves the words to a person.
 * Rejects with an EngineError that people may read.
 * @param text what is said, where a person typed it
 */
export async function transcribeRecording(
  app: Pick<App, 'db' | 'files' | 'engines' | 'sandbox'>,
  { mediaId, language, text }: { mediaId: string; language: string; text?: string | undefined },
  call?: EngineCall,
): Promise<TranscribedRecording> {
  const { transcriber } = app.engines
  const { contentType, phrases: spoken, readParts } = await readRecording(app, mediaId)
  const phrases = spoken ?? []
  if (text === undefined && !transcriber.understandsSpeech) {
    if (contentType !== 'audio/wav') throw new EngineError('Only WAV recordings can be read here; upload it as WAV')
    if (phrases.length === 0) throw new EngineError('No speech was found in this recording')
    return { phrases, words: [], text: '' }
  }
  const transcript = await transcriber.transcribe({ readParts, phrases: spoken, language, text }, call)
  return { phrases, ...transcript }
}
