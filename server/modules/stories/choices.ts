import { type Owner, ownProject, usableImageStyle, usableMedia } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { isImageModel, NO_MODEL_TEXT } from '#engines/image-models.ts'
import { HttpError, validationFailed } from '#server/platform/http/http-error.ts'

interface Choices {
  project_id?: string | null
  visual_style?: string | null
  default_voice_code?: string | null
  image_style_id?: string | null
  leonardo_style_reference_image_id?: string | null
  default_image_model?: string
  leonardo_model_id?: string | null
}

/** Refuses, by field, choices that name something which does not exist for this person. */
export async function requireKnownChoices(scope: Scope, user: Owner, choices: Choices): Promise<void> {
  const { engines } = scope.services
  const fields: Record<string, string[]> = {}
  const exists = async (name: keyof Choices, look: (id: string) => Promise<unknown>, text: string) => {
    const id = choices[name]
    if (typeof id === 'string' && !(await isFound(look(id)))) fields[name] = [text]
  }
  await exists('project_id', (id) => ownProject(scope.db, user, id), 'This project does not exist')
  await exists('image_style_id', (id) => usableImageStyle(scope.db, user, id), 'This image style does not exist')
  await exists(
    'leonardo_style_reference_image_id',
    (id) => usableMedia(scope.db, user, id),
    'This media does not exist',
  )
  if (!isImageModel(engines, choices.default_image_model)) fields.default_image_model = [NO_MODEL_TEXT]
  if (!isImageModel(engines, choices.leonardo_model_id)) fields.leonardo_model_id = [NO_MODEL_TEXT]
  const { visual_style: look, default_voice_code: voice } = choices
  if (typeof look === 'string' && !engines.illustrator.looks.some(({ id }) => id === look))
    fields.visual_style = ['This look does not exist']
  if (typeof voice === 'string' && !engines.voice.voices.some(({ id }) => id === voice))
    fields.default_voice_code = ['This voice does not exist']
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
