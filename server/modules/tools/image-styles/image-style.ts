import type { ImageStyle } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { loraTraining } from '#server/platform/db/queries/lora-training.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import { imageStyles, loraModels } from '#server/platform/db/schema/index.ts'
import { signDownload } from '#server/platform/files/signing.ts'
import { bestOf } from '#server/modules/tools/lora/present-lora.ts'
import { libraryUrl, LOOK_SAMPLE } from '#server/modules/media/library/library.ts'
import { eq, and, count } from 'drizzle-orm'
import { sha256Hex } from '#server/platform/crypto/digest.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { type Owner, ownLora, ownMedia } from '#server/platform/auth/ownership.ts'
import { planCounts } from '#src/domain/credits.ts'
import { HttpError, upgradeRequired, validationFailed } from '#server/platform/http/http-error.ts'
import { illustratorOfLora } from '#server/modules/tools/lora/select-trainer.ts'
import { lockAccount } from '#server/modules/stories/plan-limits.ts'

interface StyleInput {
  look?: string
  lora_id?: string | null
  reference_image_media_id?: string | null
}

export type { ImageStyle }

export type ImageStyleRow = typeof imageStyles.$inferSelect

/** An image style in the contract's form, with an image of its look. */
export async function presentImageStyle(scope: Scope, row: ImageStyleRow): Promise<ImageStyle> {
  const { services } = scope
  return {
    id: row.id,
    source: row.source,
    name: row.name,
    description: row.description,
    prompt: row.prompt,
    look: row.look,
    lora_id: row.loraId,
    lora_weight: row.loraWeight,
    reference_strength: row.referenceStrength,
    reference_url: await referenceUrl(scope, row),
    archived: row.archived,
    reference_image_media_id: row.referenceImageMediaId,
    preview_url: (await modelPreview(scope, row)) ?? (await libraryUrl(services, 'look', row.look, LOOK_SAMPLE)),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** The style's model; null where it has none, or none that was trained here. */
async function modelPreview({ services, db }: Scope, { loraId }: ImageStyleRow): Promise<string | null> {
  if (loraId === null) return null
  const training = await loraTraining({ db }, loraId)
  const key = bestOf(training?.checkpoints ?? [])?.samples.at(-1)?.fileKey
  return key === undefined ? null : signDownload(services, key)
}

async function referenceUrl({ services, db }: Scope, { referenceImageMediaId }: ImageStyleRow): Promise<string | null> {
  const [row] = await mediaOfIds({ db }, [referenceImageMediaId])
  const key = row?.thumbnailKey ?? row?.fileKey ?? null
  return key === null ? null : signDownload(services, key)
}

/** Adds a style for every look of the illustrator that has none yet. */
export async function ensureSystemStyles({ db, services }: Scope): Promise<void> {
  const { looks } = services.engines.illustrator
  const known = await db.select({ look: imageStyles.look }).from(imageStyles).where(eq(imageStyles.source, 'SYSTEM'))
  const missing = looks.filter(({ id }) => !known.some(({ look }) => look === id))
  if (missing.length === 0) return
  const now = services.clock.now()
  const rows = await Promise.all(
    missing.map(async ({ id: look, name, description }) => ({
      id: await styleId(look),
      source: 'SYSTEM' as const,
      look,
      name,
      description,
      createdAt: now,
      updatedAt: now,
    })),
  )
  await db.insert(imageStyles).values(rows).onConflictDoNothing()
}

/** Deterministic per look, so that two parallel calls write the same rows. */
async function styleId(look: string): Promise<string> {
  const hash = await sha256Hex(`image style ${look}`)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** The words of the story's style; empty without one. */
export async function styleWords(db: DbOrTx, { imageStyleId }: Pick<StoryRow, 'imageStyleId'>): Promise<string> {
  if (imageStyleId === null) return ''
  const [style] = await db
    .select({ prompt: imageStyles.prompt, trigger: loraModels.triggerWord })
    .from(imageStyles)
    .leftJoin(loraModels, eq(loraModels.id, imageStyles.loraId))
    .where(eq(imageStyles.id, imageStyleId))
  return [style?.trigger, style?.prompt.trim()].filter(Boolean).join(', ')
}

/** An image's prompt with the words of a style; one that has them already stays unchanged. */
export const styledPrompt = (words: string, prompt: string): string =>
  words === '' || prompt.includes(words) ? prompt : `${prompt}, ${words}`

/** Refuses, by field, invalid values of a style. */
export async function requirePossibleStyle(scope: Scope, user: Owner, input: StyleInput): Promise<void> {
  const { look, lora_id: loraId, reference_image_media_id: mediaId } = input
  if (look !== undefined && !scope.services.engines.illustrator.looks.some(({ id }) => id === look))
    throw validationFailed({ look: ['Style not found'] })
  if (typeof loraId === 'string') {
    const model = await ownLora(scope.db, user, loraId)
    if (model.status !== 'COMPLETED') throw validationFailed({ lora_id: ['This model isn’t ready'] })
    if (!illustratorOfLora(scope.services, model))
      throw validationFailed({ lora_id: ['No engine here can use this model'] })
  }
  if (typeof mediaId !== 'string') return
  const reference = await ownMedia(scope.db, user, mediaId)
  if (reference.mediaType !== 'image' || reference.status !== 'COMPLETED')
    throw validationFailed({ reference_image_media_id: ['Choose an image that is ready'] })
}

/** Refuses one more style of the user when the plan is full, also when several are added in parallel. */
export async function requireRoomForStyle(scope: Scope, { id }: Owner): Promise<void> {
  const user = await lockAccount(scope, id)
  const isOwn = and(eq(imageStyles.userId, user.id), eq(imageStyles.source, 'USER'))
  const [row] = await scope.db.select({ count: count() }).from(imageStyles).where(isOwn)
  if ((row?.count ?? 0) >= planCounts(user.isPremium).imageStyles)
    throw upgradeRequired('Your plan doesn’t include this image style')
}

/** Those of the product are shared: they cannot be changed. */
export function requireOwnStyle(row: ImageStyleRow): void {
  if (row.source === 'SYSTEM')
    throw new HttpError(403, {
      message: 'Built-in styles can’t be changed',
      error: 'FORBIDDEN',
    })
}
