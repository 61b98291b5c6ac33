import type { Phrase } from '#src/domain/phrases.ts'
import type { App, Scope } from '#server/platform/context.ts'
import { type EngineCall, EngineError, type Made, type RecognisedWord } from '#engines/ports.ts'
import { readRecording } from '#server/modules/stories/scenes/voice-sound.ts'
import { eq } from 'drizzle-orm'
import { ownMedia } from '#server/platform/auth/ownership.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { MediaRow, UserRow } from '#server/platform/db/rows.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { sceneDurationInFrames, wholeFrames } from '#src/domain/frames.ts'
import { requireLength } from '#server/modules/stories/checks.ts'

const NAMES = { audio: 'recording', video: 'video' } as const

export interface TranscribedRecording extends Made {
  /** The speech segments, by the sound alone; empty for recordings that this host cannot read. */
  phrases: Phrase[]
  /** None while the user still has to write them. */
  words: RecognisedWord[]
  text: string
}

/**
 * Transcribes a stored recording. An engine without speech recognition finds the phrases and leaves the words to the user.
 * Rejects with an EngineError for users.
 * @param text the spoken text, where the user typed it
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
    if (contentType !== 'audio/wav') throw new EngineError('Only WAV recordings are supported here. Upload it as WAV')
    if (phrases.length === 0) throw new EngineError('No speech found in this recording')
    return { phrases, words: [], text: '' }
  }
  const transcript = await transcriber.transcribe({ readParts, phrases: spoken, language, text }, call)
  return { phrases, ...transcript }
}

/**
 * A user's own recording or video that is stored, readable, and no longer than a story may be. `isPart`: something else
 * decides how long the story is.
 */
export async function readyMedia(
  { db }: Pick<Scope, 'db'>,
  user: UserRow,
  { id, field, kind, isPart = false }: { id: string; field: string; kind: 'audio' | 'video'; isPart?: boolean },
): Promise<MediaRow & { durationMs: number }> {
  const row = await ownMedia(db, user, id)
  const name = NAMES[kind]
  if (row.mediaType !== kind) throw validationFailed({ [field]: [`Choose a ${name}`] })
  if (row.status === 'FAILED') throw validationFailed({ [field]: [row.errorMessage ?? `Couldn’t read this ${name}`] })
  if (row.status !== 'COMPLETED' || row.durationMs === null)
    throw validationFailed({ [field]: [`This ${name} isn’t ready`] })
  if (!isPart)
    requireLength(kind === 'video' ? wholeFrames(row.durationMs) : sceneDurationInFrames(row.durationMs, 0), user)
  // A sound that a story is made from is its narration.
  if (kind === 'audio') await db.update(media).set({ isVoiceRecording: true }).where(eq(media.id, id))
  return { ...row, durationMs: row.durationMs }
}

/** A title from a file's name. */
export function titleOfFile(name: string): string | undefined {
  const title = name
    .replace(/\.\w{1,5}$/u, '')
    .trim()
    .slice(0, 200)
  return title === '' ? undefined : title
}
