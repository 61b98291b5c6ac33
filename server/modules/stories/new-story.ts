import type { Scope } from '#server/platform/context.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import type { StoryRow, UserRow } from '#server/platform/db/rows.ts'
import { lockAccount, requireRoomForStory } from './plan-limits.ts'
import type { OperationBody } from '#generated/server/operations.ts'
import { FREE_LIMIT_TEXT, lengthLimitFrames } from '#src/domain/length-limits.ts'
import { FPS } from '#src/domain/frames.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { requireKnownChoices } from './checks.ts'

type NewStory = Omit<typeof stories.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'revision'>

export const UNTITLED = 'Untitled story'
const TITLE_WORDS = 8

/**
 * Adds a story with a seed of its own, so that its images belong together, and with the user's pace and model by default.
 * Refused when the plan is full, also when several are added in parallel.
 */
export async function insertStory(scope: Scope, values: NewStory): Promise<StoryRow> {
  const now = scope.services.clock.now()
  return scope.transact(async (inner) => {
    const account = await lockAccount(inner, values.userId)
    await requireRoomForStory(inner, account)
    const preferred = {
      scenePace: values.scenePace ?? account.scenePacePreference,
      defaultImageModel: values.defaultImageModel ?? account.defaultImageModel,
    }
    const [row] = await inner.db
      .insert(stories)
      .values({ imageSeed: newSeed(), ...values, ...preferred, revision: 1, createdAt: now, updatedAt: now })
      .returning()
    if (!row) throw new Error('The story was not added')
    return row
  })
}

/** Below 2^31, what the column and the contract hold. */
export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed >>> 1
}

/** The first words of a text, until the writer finds a title. */
export function titleFrom(text: string): string {
  const words = text.trim().split(/\s+/u).filter(Boolean)
  const title = words.slice(0, TITLE_WORDS).join(' ').slice(0, 80).trimEnd()
  if (title === '') return UNTITLED
  return words.length > TITLE_WORDS ? `${title} …` : title
}

/** A new draft with the user's choices; refuses choices that do not exist and what the plan does not allow. */
export async function createFromChoices(
  scope: Scope,
  user: UserRow,
  choices: OperationBody<'createStory'>,
): Promise<StoryRow> {
  await requireKnownChoices(scope, user, choices)
  const seconds = choices.video_length_in_sec ?? 0
  if (seconds * FPS > lengthLimitFrames(user.isPremium))
    throw validationFailed({ video_length_in_sec: [FREE_LIMIT_TEXT] })
  await requireRoomForStory(scope, user)
  return insertStory(scope, {
    userId: user.id,
    projectId: choices.project_id,
    displayTitle: choices.story_name ?? titleFrom(choices.initial_prompt ?? ''),
    creationMode: choices.creation_mode,
    initialPrompt: choices.initial_prompt,
    scriptType: choices.script_type,
    aspectRatio: choices.aspect_ratio,
    language: choices.language,
    videoLengthInSec: choices.video_length_in_sec,
    sceneSize: choices.scene_size,
    scenePace: choices.scene_pace,
    visualStyle: choices.visual_style,
    imageStyleId: choices.image_style_id,
    defaultImageModel: choices.default_image_model,
    defaultVoiceCode: choices.default_voice_code,
    aiOutputMode: choices.ai_output_mode,
    shotsPerScene: choices.shots_per_scene,
    useBrandSettings: choices.use_brand_settings,
  })
}
