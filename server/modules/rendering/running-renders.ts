import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import * as z from 'zod'
import { renderParts, renders } from '#server/platform/db/schema/index.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { endRender } from './end-render.ts'
import { areDrawn, partsOf } from './render-parts.ts'
import { ownRender, type Owner } from '#server/platform/auth/ownership.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import type { RenderPartRow, RenderRow } from '#server/platform/db/rows.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { makeRenderToken } from '#server/platform/auth/authenticate.ts'

const isOpen = inArray(renders.status, ['QUEUED', 'RENDERING'])

/**
 * Runs one render with the host's own renderer, which reports through the contract: it draws the whole video, divides it, or joins
 * the parts that others have drawn. A run that did none of it is repeated.
 */
export const renderStory: JobDefinition<'render-story'> = {
  payload: z.object({ renderId: z.string() }),
  maxAttempts: 3,
  // A renderer uses every core it gets.
  concurrency: 1,
  async run({ app, payload: { renderId }, signal }) {
    // Divided by an earlier run: the last part queues the join.
    if (!areDrawn(await partsOf(app.db, renderId))) return
    const { token, tokenHash } = await makeRenderToken()
    const [row] = await app.db
      .update(renders)
      .set({ tokenHash, updatedAt: app.clock.now() })
      .where(and(eq(renders.id, renderId), isOpen))
      .returning()
    if (!row) return
    await app.renderer.run({ renderId, token }, signal)
    signal.throwIfAborted()
    const [after] = await app.db
      .select()
      .from(renders)
      .where(and(eq(renders.id, renderId), isOpen))
    if (after && areDrawn(await partsOf(app.db, renderId)))
      throw new Error('The renderer ended without delivering a video')
  },
  onFailed: failExport,
}

/** A part whose page reports nothing for this long is drawn anew, before the whole export counts as silent, ms. */
export const HUNG_MS = 90_000
const WATCH_MS = 10_000

/** Draws one part of a render; another run of it draws it anew, and nothing else. */
export const renderPart: JobDefinition<'render-part'> = {
  payload: z.object({ renderId: z.string(), partId: z.string() }),
  maxAttempts: 5,
  concurrency: 1,
  async run({ app, payload: { renderId, partId }, signal }) {
    const { token, tokenHash } = await makeRenderToken()
    const now = app.clock.now()
    // Its renderer is not silent yet.
    const [render] = await app.db
      .update(renders)
      .set({ updatedAt: now })
      .where(and(eq(renders.id, renderId), isOpen))
      .returning()
    const isLeft = and(eq(renderParts.id, partId), ne(renderParts.status, 'COMPLETED'))
    const [part] = render
      ? await app.db
          .update(renderParts)
          .set({ tokenHash, status: 'RENDERING', progress: 0, updatedAt: now })
          .where(isLeft)
          .returning()
      : []
    if (!part) return
    const isMine = and(isLeft, eq(renderParts.tokenHash, tokenHash))
    const hung = new AbortController()
    const look = async () => {
      const isSilent = lt(renderParts.updatedAt, new Date(app.clock.now().getTime() - HUNG_MS))
      const rows = await app.db.select().from(renderParts).where(and(isMine, isSilent))
      if (rows.length > 0) hung.abort(new Error('The renderer of a part reported nothing any more'))
    }
    const watch = setInterval(
      () => void look().catch((cause: unknown) => app.log.error('A renderer could not be watched', cause)),
      WATCH_MS,
    )
    const drawing = AbortSignal.any([signal, hung.signal])
    try {
      await app.renderer.run({ renderId, token }, drawing)
      drawing.throwIfAborted()
      const left = await app.db.select().from(renderParts).where(isMine)
      if (left.length > 0) throw new Error('The renderer ended without delivering its part')
    } catch (cause) {
      // Until its next run it waits, and is not silent.
      await app.db.update(renderParts).set({ status: 'QUEUED', tokenHash: null }).where(isMine)
      throw cause
    } finally {
      clearInterval(watch)
    }
  },
  onFailed: failExport,
}

async function failExport(scope: Scope, { renderId }: { renderId: string }, { reason }: { reason: string }) {
  const message = 'The export failed. You were not charged. Please export again.'
  await endRender(scope, renderId, reason === 'cancelled' ? { status: 'CANCELLED' } : { status: 'FAILED', message })
}

/** A render without a report for this long has failed, ms. */
export const SILENCE_MS = 120_000

/** Checks repeatedly whether the renderer is alive: a closed tab or a hung page sends nothing. */
export const watchRender: JobDefinition<'watch-render'> = {
  payload: z.object({ renderId: z.string() }),
  maxAttempts: 20,
  concurrency: 4,
  async run({ app, payload: { renderId } }) {
    const [row] = await app.db.select().from(renders).where(eq(renders.id, renderId))
    if (!row || !isActive(row)) return undefined
    const isWaiting = isWaitingForRenderer(row, await partsOf(app.db, renderId))
    const now = app.clock.now().getTime()
    const end = row.updatedAt.getTime() + SILENCE_MS
    return async (scope) => {
      if (!isWaiting && end <= now)
        await endRender(scope, renderId, {
          status: 'FAILED',
          isUnseen: true,
          message: 'The export stopped because its page was closed or went offline. Please export again.',
        })
      else
        await enqueue(scope, {
          kind: 'watch-render',
          payload: { renderId },
          runAt: new Date(isWaiting ? now + SILENCE_MS : end),
        })
    }
  },
}

/** Waits for one of the server's renderers, and therefore reports nothing. */
const isWaitingForRenderer = ({ executor, status }: RenderRow, parts: readonly RenderPartRow[]) =>
  executor === 'SERVER' &&
  (parts.length === 0 ? status === 'QUEUED' : parts.every((part) => part.status !== 'RENDERING'))

export const isActive = ({ status }: Pick<RenderRow, 'status'>): boolean =>
  status === 'QUEUED' || status === 'RENDERING'

/** The user's render, locked for this transaction, while it has not ended; 404 or 409 RENDER_ENDED otherwise. */
export async function lockActiveRender(db: DbOrTx, user: Owner, renderId: string): Promise<RenderRow> {
  const row = await lockRender(db, user, renderId)
  if (!isActive(row)) throw new HttpError(409, { message: 'This export has already ended', error: 'RENDER_ENDED' })
  return row
}

/** The user's render, locked for this transaction, ended or not. */
export async function lockRender(db: DbOrTx, user: Owner, renderId: string): Promise<RenderRow> {
  await ownRender(db, user, renderId)
  const [row] = await db.select().from(renders).where(eq(renders.id, renderId)).for('no key update')
  if (!row) throw notFound()
  return row
}

/** The renderer waits for its file to be checked: it is not silent. */
export async function noteLife({ db, services }: Scope, renderId: string): Promise<RenderRow> {
  const updatedAt = services.clock.now()
  const [row] = await db.update(renders).set({ updatedAt }).where(eq(renders.id, renderId)).returning()
  if (!row) throw notFound()
  return row
}
