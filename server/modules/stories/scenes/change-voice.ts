import { eq } from 'drizzle-orm'
import { type Owner, ownCharacter, ownMedia } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { HttpError, validationFailed } from '#server/platform/http/http-error.ts'
import { changedInputs, voiceInputs } from '#server/modules/generation/receipts/inputs.ts'
import { inMood } from './mood.ts'
import type { FindVoice } from './scene-state.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'

type SceneChange = Parameters<StoryEdit['updateScene']>[1]

/** The voice settings of scenes; omitted ones stay. */
export interface VoiceChange {
  new_text?: string
  /** The base of `new_text`. */
  base_text?: string
  voice_code?: string | null
  speaking_rate?: number
  pitch?: number
  emotions?: SceneRow['emotions']
  speaker_story_character_id?: string | null
}

/**
 * The columns of a change of text or voice. A voice-over that no longer fits is marked stale; that of a silenced scene is
 * removed, and so is a spoken one whose new text has no voice: captions show it from then on. A text that is based on another
 * one than the scene's is refused.
 */
export function voiceColumns(scene: SceneRow, change: VoiceChange, findVoice: FindVoice): SceneChange {
  if (change.new_text !== undefined) requireBase(scene.text, change.base_text, change.new_text)
  const columns = {
    text: change.new_text,
    languageAndVoiceCode: change.voice_code,
    speakingRate: change.speaking_rate,
    pitch: change.pitch,
    emotions: change.emotions,
    speakerStoryCharacterId: change.speaker_story_character_id,
  }
  const { text = scene.text } = columns
  const isSilenced = text.trim() === '' && scene.text.trim() !== ''
  const asked = {
    text,
    languageAndVoiceCode: change.voice_code === undefined ? scene.languageAndVoiceCode : change.voice_code,
  }
  const isUnspeakable = text !== scene.text && !scene.isUserUploadedAudio && findVoice(asked) === null
  if (isSilenced || (isUnspeakable && scene.audioMediaId !== null)) {
    const captions = scene.areCaptionsOverridden ? scene.captions : []
    return { ...columns, audioMediaId: null, audioDurationMs: 0, isVoiceoverStale: false, captions }
  }
  const isOther = Object.entries(columns).some(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(Reflect.get(scene, name)),
  )
  return isOther && scene.audioMediaId !== null ? { ...columns, isVoiceoverStale: true } : columns
}

/** The same without a mark where the speech would be unchanged: the change may have been reverted. */
export async function withoutNeedlessMark(
  { db }: Pick<Scope, 'db'>,
  scene: SceneRow,
  columns: SceneChange,
  findVoice: FindVoice,
): Promise<SceneChange> {
  if (columns.isVoiceoverStale !== true || scene.audioMediaId === null) return columns
  const [spoken] = await db.select().from(media).where(eq(media.id, scene.audioMediaId))
  const changed = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  const now: SceneRow = { ...scene, ...changed }
  const voice = findVoice(now)
  if (spoken?.receipt?.work !== 'VOICE' || voice === null) return columns
  const inputs = voiceInputs({ text: now.text, voice: voice.id, ...inMood(now) })
  return { ...columns, isVoiceoverStale: changedInputs(spoken.receipt.inputs, inputs).length > 0 }
}

/** Refuses voices and speakers that do not exist. `message` is the operation's own text. */
export async function requireKnownVoice(
  scope: Scope,
  user: Owner,
  { voice_code: voice, speaker_story_character_id: speaker }: VoiceChange,
  { storyId, message }: { storyId: string; message: string },
): Promise<void> {
  const { voices } = scope.services.engines.voice
  if (typeof voice === 'string' && !voices.some(({ id }) => id === voice))
    throw validationFailed({ voice_code: ['Voice not found'] }, message)
  if (typeof speaker !== 'string') return
  await ownCharacter(scope.db, user, speaker, storyId).catch((cause: unknown) => {
    if (cause instanceof HttpError && cause.status === 404)
      throw validationFailed({ speaker_story_character_id: ['Character not found'] }, message)
    throw cause
  })
}

/** A recording that can replace the voice. */
export async function requireRecording(scope: Scope, user: Owner, mediaId: string | undefined, message: string) {
  const refusal = (text: string) => validationFailed({ audio_media: [text] }, message)
  if (mediaId === undefined) throw refusal('Choose a recording')
  const row = await ownMedia(scope.db, user, mediaId)
  if (row.mediaType !== 'audio') throw refusal('Choose a recording')
  if (row.status !== 'COMPLETED' || !row.durationMs) throw refusal('This media isn’t ready')
  return { id: row.id, durationMs: row.durationMs }
}
