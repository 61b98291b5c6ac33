import { and, desc, eq, exists, sql } from 'drizzle-orm'
import type { EncodedImage } from '#engines/ports.ts'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import { castPrompt, seenCast } from '#server/modules/stories/characters/seen-cast.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { LoraRow } from '#server/modules/tools/lora/lora-rows.ts'
import type { MediaRow, StoryRow } from '#server/platform/db/rows.ts'
import { scenes, stories } from '#server/platform/db/schema/index.ts'
import { safePrompt } from '#server/modules/generation/images/before-drawing.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'
import { styledPrompt } from './image-style.ts'
import { loraFile, readModel } from './style-model.ts'

/** Longer side of the image, px: enough to judge a style. */
const SIDE = 640
const SAMPLE = { prompt: 'A lighthouse on a cliff by the sea', seed: 11 }
/** Longest text of a scene and longest title that are shown beside its image. */
const MAX_TEXT_LENGTH = 300
const MAX_TITLE_LENGTH = 500

/** A style that need not be stored. */
interface UnstoredStyle {
  words: string
  look: string
  lora: { row: LoraRow; weight: number } | null
  reference: { row: MediaRow; strength: number } | null
}

interface ShownScene {
  prompt: string
  seed: number
  text: string
  title: string | null
  width: number
  height: number
}

/** The sample scene of a preview: the user's first scene with a prompt; a default one otherwise. */
export async function sceneToShow(
  { db }: Pick<Scope, 'db'>,
  userId: string,
  chosen: StoryRow | null,
): Promise<ShownScene> {
  const story = chosen ?? (await newestStory(db, userId))
  const [scene] = story
    ? await db
        .select()
        .from(scenes)
        .where(and(eq(scenes.storyId, story.id), saysSomething))
        .orderBy(scenes.elementOrder)
        .limit(1)
    : []
  const [layer = null] = scene ? ((await arollsOfScenes({ db }, [scene.id])).get(scene.id) ?? []) : []
  const prompt = scene && imagePrompt(scene, layer)
  const { width, height } = outputSize(story?.aspectRatio ?? 'SIXTEEN_NINE')
  const scale = SIDE / Math.max(width, height)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  if (!story || !scene || typeof prompt !== 'string') return { ...SAMPLE, ...size, text: SAMPLE.prompt, title: null }
  return {
    ...size,
    prompt: castPrompt(await seenCast(db, story.id), prompt),
    seed: layer?.seed ?? story.imageSeed ?? SAMPLE.seed,
    text: (scene.text.trim() || prompt).slice(0, MAX_TEXT_LENGTH),
    title: story.displayTitle.slice(0, MAX_TITLE_LENGTH),
  }
}

const saysSomething = sql`trim(${scenes.text}) <> ''`

async function newestStory(db: Scope['db'], userId: string): Promise<StoryRow | null> {
  const ofStory = db
    .select({ id: scenes.id })
    .from(scenes)
    .where(and(eq(scenes.storyId, stories.id), saysSomething))
  const [story] = await db
    .select()
    .from(stories)
    .where(and(eq(stories.userId, userId), eq(stories.archived, false), exists(ofStory)))
    .orderBy(desc(stories.updatedAt))
    .limit(1)
  return story ?? null
}

/** Renders a scene in a style, small, by the built-in illustrator. Refuses what may break the content rules. */
export async function drawInStyle(
  scope: Pick<Scope, 'db' | 'services'>,
  userId: string,
  { words, look, lora, reference }: UnstoredStyle,
  { prompt, seed, width, height }: ShownScene,
): Promise<EncodedImage> {
  const { services } = scope
  const styled = styledPrompt([lora?.row.triggerWord, words].filter(Boolean).join(', '), prompt)
  const model = await modelOf(services, lora, reference)
  const safe = await safePrompt(scope, userId, styled)
  return services.engines.draft.illustrator.illustrate({
    prompt: safe,
    look,
    seed,
    width,
    height,
    ...(model && { model }),
  })
}

const modelOf = (services: Services, lora: UnstoredStyle['lora'], reference: UnstoredStyle['reference']) =>
  readModel(services, {
    lora: lora && loraFile(services, lora.row, lora.weight),
    reference: reference?.row.fileKey ? { fileKey: reference.row.fileKey, weight: reference.strength } : null,
  })
