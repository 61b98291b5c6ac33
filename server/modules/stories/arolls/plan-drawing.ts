import { eq, and, count, gte, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { media, creditHolds } from '#server/platform/db/schema/index.ts'
import { type DrawnWords, drawnWords, storyWords, lookOf, seedOf } from './drawn-from.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'
import { validationFailed, inProgress, HttpError } from '#server/platform/http/http-error.ts'
import type { ArollRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { newSeed } from '#server/modules/generation/images/before-drawing.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { DrawArollPayload } from '#server/platform/jobs/payloads.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** New images within 24 hours; those that failed do not count. */
const IMAGES_PER_DAY = { free: 50, premium: 500 } as const

export interface Drawing {
  words: DrawnWords
  look: string
  seed: number
}

/** A generation as its job gets it. */
export const toPayload = ({ words, look, seed }: Drawing) => ({ prompt: words.prompt, words, look, seed })

export interface DrawingRequest {
  custom_prompt?: string
  image_style?: string | null
  /** Of the image too; the later one of both counts. */
  leonardo_style_id?: string | null
}

/** A layer's look after a request: the two ways of choosing one exclude each other. */
export function chooseLook({ image_style: look, leonardo_style_id: style }: DrawingRequest): Partial<ArollRow> {
  if (look !== undefined) return { imageStyle: look, leonardoStyleId: style ?? null }
  return style === undefined ? {} : { imageStyle: null, leonardoStyleId: style }
}

/**
 * The inputs of the next image. Where they would give the current image again, it gets another seed: a repeat asks for
 * another one.
 */
export async function planDrawing(
  scope: Scope,
  { story, scene, aroll }: { story: StoryRow; scene: SceneRow; aroll: ArollRow },
  request: DrawingRequest,
): Promise<Drawing> {
  const { illustrator } = scope.services.engines
  const { custom_prompt: customPrompt } = request
  if (typeof request.image_style === 'string' && !illustrator.looks.some(({ id }) => id === request.image_style))
    throw validationFailed({ image_style: ['Style not found'] })
  const wanted: ArollRow = {
    ...aroll,
    ...chooseLook(request),
    customImageGenerationPrompt: customPrompt ?? aroll.customImageGenerationPrompt,
  }
  const wantedPrompt = imagePrompt(scene, wanted)
  if (wantedPrompt === null) throw validationFailed({ custom_prompt: ['Describe the image'] })
  const words = drawnWords(await storyWords(scope.db, story), wantedPrompt)
  const look = lookOf(scope.services, scene, story, wanted)
  const seed = seedOf(story, scene, wanted)
  const shown = await originOf(scope, aroll)
  const isSame = shown.prompt === words.prompt && shown.look === look && shown.seed === seed
  return { words, look, seed: isSame ? newSeed(seed) : seed }
}

async function originOf({ db }: Scope, { mediaId }: ArollRow) {
  if (mediaId === null) return {}
  const [row] = await db.select({ origin: media.origin }).from(media).where(eq(media.id, mediaId))
  return row?.origin ?? {}
}

/** One A-roll gets one new image at a time. */
export function drawingKey(arollId: string): string {
  return `draw-aroll:${arollId}`
}

/**
 * Adds the job for an A-roll's next image, whose price is held. A cancelled one may still be ending: its place is taken,
 * and the next one's hold would be lost. Refused with 409 then.
 */
export async function enqueueDrawing(scope: Scope, payload: DrawArollPayload & { userId: string; storyId: string }) {
  const { userId, storyId, arollId } = payload
  const job = { kind: 'draw-aroll' as const, payload, userId, storyId, dedupeKey: drawingKey(arollId) }
  const { isNew } = await enqueue(scope, job)
  if (!isNew) throw inProgress('The previous image is still stopping. Try again in a moment')
}

/** Refuses new images (one by default) when the plan's limit is reached for now. */
export async function requireImageLeft(
  { db, services }: Scope,
  user: { id: string; isPremium: boolean },
  more = 1,
): Promise<void> {
  const [row] = await db
    .select({ made: count() })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.userId, user.id),
        inArray(creditHolds.status, ['HELD', 'CAPTURED']),
        eq(creditHolds.action, 'regenerate_image'),
        gte(creditHolds.createdAt, new Date(services.clock.now().getTime() - DAY_MS)),
      ),
    )
  if ((row?.made ?? 0) + more > IMAGES_PER_DAY[user.isPremium ? 'premium' : 'free'])
    throw new HttpError(403, {
      message: 'You’ve reached your plan’s image limit for now',
      error: 'IMAGE_USAGE_LIMIT_REACHED',
    })
}
