import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { RenderTask } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { jobs, renderParts, renders } from '#server/platform/db/schema/index.ts'
import type { StoredSection } from '#server/platform/db/schema/renders.ts'
import type { RenderPartRow, RenderRow } from '#server/platform/db/rows.ts'
import { signDownload } from '#server/platform/files/signing.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { enqueue, requestCancel } from '#server/platform/jobs/enqueue.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The dedupe key of an export by the server. */
export const renderKey = (renderId: string): string => `render:${renderId}`

/** The parts of an export in order, the sound last; none while it is drawn in one go. */
export function partsOf(db: DbOrTx, renderId: string): Promise<RenderPartRow[]> {
  return db.select().from(renderParts).where(eq(renderParts.renderId, renderId)).orderBy(asc(renderParts.number))
}

/** Also true of an export that is not divided. */
export const areDrawn = (parts: readonly RenderPartRow[]): boolean =>
  parts.every(({ status }) => status === 'COMPLETED')

/** Parts wait in the bucket: only there do all renderers reach them. */
export const canDivide = ({ services }: Pick<Scope, 'services'>, { executor }: RenderRow): boolean =>
  executor === 'SERVER' && services.files.direct !== undefined

/** What the caller renders: the whole video, a part of it, or the video from its parts. */
export async function renderTaskOf(call: Scope & { renderPartId: string | null }, row: RenderRow): Promise<RenderTask> {
  const parts = await partsOf(call.db, row.id)
  if (call.renderPartId !== null) {
    const own = parts.find(({ id }) => id === call.renderPartId)
    if (!own) throw notFound()
    return own.sections === null ? { kind: 'SOUND' } : { kind: 'IMAGES', sections: own.sections.map(presentSection) }
  }
  const [sound, images] = [parts.find(isSound), parts.filter((part) => !isSound(part))]
  if (!sound || !areDrawn(parts)) return { kind: 'WHOLE', can_divide: parts.length === 0 && canDivide(call, row) }
  const urlOf = ({ fileKey }: RenderPartRow) => signDownload(call.services, fileKey ?? '')
  return {
    kind: 'JOIN',
    sound_url: await urlOf(sound),
    parts: await Promise.all(
      images.map(async (part) => ({
        video_url: await urlOf(part),
        sections: (part.sections ?? []).map(presentSection),
      })),
    ),
  }
}

const isSound = ({ sections }: RenderPartRow) => sections === null
const presentSection = ({ from, frames }: StoredSection) => ({ from_frame: from, frames })

/** Stores what each renderer draws, with the sound as a part of its own, and queues them. */
export async function divide(scope: Scope, render: RenderRow, images: readonly StoredSection[][]): Promise<void> {
  const now = scope.services.clock.now()
  const rows = await scope.db
    .insert(renderParts)
    .values(
      [...images, null].map((sections, number) => ({
        ...{ renderId: render.id, number, sections },
        ...{ createdAt: now, updatedAt: now },
      })),
    )
    .returning()
  for (const { id } of rows.toSorted((a, b) => a.number - b.number))
    await enqueue(scope, {
      kind: 'render-part',
      payload: { renderId: render.id, partId: id },
      userId: render.userId,
      storyId: render.storyId,
      dedupeKey: `render-part:${id}`,
    })
}

/**
 * Stores and announces how far an export is, as its renderer says or its parts show; late reports never move it back.
 */
export async function storeProgress(
  scope: Scope,
  before: RenderRow,
  reported: readonly RenderPartRow[] | { progress: number; scene_number: number },
): Promise<RenderRow> {
  const { progress, scene_number: scene } = 'progress' in reported ? reported : progressOfParts(reported)
  const [row] = await scope.db
    .update(renders)
    .set({
      status: 'RENDERING',
      progress: Math.max(before.progress, progress),
      sceneNumber: Math.max(before.sceneNumber, Math.min(scene, before.scenesTotal)),
      updatedAt: scope.services.clock.now(),
    })
    .where(eq(renders.id, before.id))
    .returning()
  if (!row) throw notFound()
  await publish(scope, row.userId, 'render-progress', { render: await presentRender(scope, row) })
  return row
}

/** How much of the progress drawing is; the rest is the join. */
const DRAWING_SHARE = 0.95

/** The progress of an export whose parts are drawn by several renderers, by the frames that are drawn. */
function progressOfParts(parts: readonly RenderPartRow[]): { progress: number; scene_number: number } {
  const images = parts.filter((part) => !isSound(part))
  const framesOf = ({ sections }: RenderPartRow) => (sections ?? []).reduce((sum, { frames }) => sum + frames, 0)
  const total = images.reduce((sum, part) => sum + framesOf(part), 0)
  const drawn = images.reduce((sum, part) => sum + (framesOf(part) * part.progress) / 100, 0)
  // The first scene that is not finished, as when one renderer draws all of them in order.
  const unfinished = images.find(({ status, sceneNumber }) => status !== 'COMPLETED' && sceneNumber > 0)
  return {
    progress: Math.floor((DRAWING_SHARE * 100 * drawn) / Math.max(1, total)),
    scene_number: unfinished?.sceneNumber ?? Math.max(0, ...images.map(({ sceneNumber }) => sceneNumber)),
  }
}

/** The calling renderer's own part, locked for this transaction; 409 RENDER_ENDED once it is complete, and for a caller that draws none. */
export async function lockOwnPart({ db, renderPartId }: Pick<Scope, 'db'> & { renderPartId: string | null }) {
  const [part] =
    renderPartId === null
      ? []
      : await db.select().from(renderParts).where(eq(renderParts.id, renderPartId)).for('no key update')
  if (part?.status !== 'RENDERING')
    throw new HttpError(409, { message: 'This export has already ended', error: 'RENDER_ENDED' })
  return part
}

/** Ends the server's renderers of an export that have one of these jobs. */
export async function stopRenderers(scope: Scope, renderId: string, kinds: RenderJob[]): Promise<void> {
  const isTheirs = sql`${jobs.payload}->>'renderId' = ${renderId}`
  const open = await scope.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, kinds), inArray(jobs.status, ['QUEUED', 'RUNNING']), isTheirs))
  for (const { id } of open) await requestCancel(scope, id)
}

type RenderJob = 'render-story' | 'render-part'

/** Deletes what renderers made for the join. */
export async function deleteParts({ db, services, afterCommit }: Scope, renderId: string): Promise<void> {
  const gone = await db.delete(renderParts).where(eq(renderParts.renderId, renderId)).returning()
  const keys = gone.flatMap(({ fileKey }) => fileKey ?? [])
  // Those that are not deleted now are forgotten later, as is an upload that is still under way.
  afterCommit(() => void Promise.all(keys.map((key) => services.files.remove(key).catch(() => undefined))))
}
