import { captionProblems } from '#src/domain/captions.ts'
import type { TimedWord } from '#server/platform/db/schema/media.ts'
import { validationFailed, refused, HttpError } from '#server/platform/http/http-error.ts'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { type Owner, ownProject, usableImageStyle, usableMedia } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { isImageModel, NO_MODEL_TEXT } from '#engines/image-models.ts'

interface Choices {
  project_id?: string | null
  visual_style?: string | null
  default_voice_code?: string | null
  image_style_id?: string | null
  leonardo_style_reference_image_id?: string | null
  default_image_model?: string
  leonardo_model_id?: string | null
}

/** Refuses empty words and words whose times run backwards or overlap. */
export function requireGrowingTimes(captions: readonly TimedWord[]): void {
  const fields: Record<string, string[]> = {}
  for (const { index, field, text } of captionProblems(captions)) fields[`captions.${index}.${field}`] = [text]
  if (Object.keys(fields).length > 0) throw validationFailed(fields)
}

/**
 * Refuses captions of a file that have no duration, overlap or begin after the end of the video, `lengthMs`. @param late the
 * message for the last case
 */
export function requireCueOrder(cues: readonly { start: number; end: number }[], lengthMs: number, late: string): void {
  for (const [at, { start, end }] of cues.entries()) {
    if (end <= start) throw validationFailed({ [`cues.${at}.end`]: ['A caption must end after it starts'] })
    if (start < (cues[at - 1]?.end ?? 0))
      throw validationFailed({ [`cues.${at}.start`]: ['A caption must start after the previous one ends'] })
    if (start >= lengthMs) throw validationFailed({ [`cues.${at}.start`]: [late] })
  }
}

/** Refuses what would make a story longer than the account may have; exactly the limit passes. */
export function requireLength(totalFrames: number, user: { isPremium: boolean }): void {
  const problem = lengthLimitError(totalFrames, user.isPremium)
  if (problem !== null) throw refused('VIDEO_LENGTH_LIMIT', problem)
}

/** Refuses, by field, choices that do not exist for this user. */
export async function requireKnownChoices(scope: Scope, user: Owner, choices: Choices): Promise<void> {
  const { engines } = scope.services
  const fields: Record<string, string[]> = {}
  const exists = async (name: keyof Choices, look: (id: string) => Promise<unknown>, text: string) => {
    const id = choices[name]
    if (typeof id === 'string' && !(await isFound(look(id)))) fields[name] = [text]
  }
  await exists('project_id', (id) => ownProject(scope.db, user, id), 'Project not found')
  await exists('image_style_id', (id) => usableImageStyle(scope.db, user, id), 'Image style not found')
  await exists('leonardo_style_reference_image_id', (id) => usableMedia(scope.db, user, id), 'Media not found')
  if (!isImageModel(engines, choices.default_image_model)) fields.default_image_model = [NO_MODEL_TEXT]
  if (!isImageModel(engines, choices.leonardo_model_id)) fields.leonardo_model_id = [NO_MODEL_TEXT]
  const { visual_style: look, default_voice_code: voice } = choices
  if (typeof look === 'string' && !engines.illustrator.looks.some(({ id }) => id === look))
    fields.visual_style = ['Style not found']
  if (typeof voice === 'string' && !engines.voice.voices.some(({ id }) => id === voice))
    fields.default_voice_code = ['Voice not found']
  if (Object.keys(fields).length > 0) throw validationFailed(fields)
}

async function isFound(record: Promise<unknown>): Promise<boolean> {
  try {
    await record
    return true
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404) return false
    throw cause
  }
}
