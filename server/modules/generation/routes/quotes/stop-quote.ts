import { eq, and, inArray, sql } from 'drizzle-orm'
import { quotes, arolls, creditHolds, jobs, scenes, tasks } from '#server/platform/db/schema/index.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { route } from '#server/platform/http/route.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { ownQuote, presentQuote } from '#server/modules/generation/quotes/quote.ts'
import type { Scope } from '#server/platform/context.ts'
import { release } from '#server/modules/billing/credits/end-hold.ts'
import { requestCancel, findActiveJob } from '#server/platform/jobs/enqueue.ts'
import { drawArollPayload, speakPayload } from '#server/platform/jobs/payloads.ts'
import { endWithoutResult } from '#server/modules/tools/move-task.ts'
import { CANCELLED_TEXT } from '#server/modules/tools/run-task.ts'
import { taskKey } from '#server/modules/tools/enqueue-task.ts'

const CANCELLED = 'Cancelled'

/** Finished pieces stay. Stopping an ended quote changes nothing. */
export const stopQuote = route('stopQuote', async ({ user, body, ...scope }) => {
  const quote = await ownQuote(scope.db, user, body.quote_id)
  const before = await presentQuote(scope, quote)
  if (before.status !== 'RUNNING' && before.status !== 'PAUSED') return before
  await cancelQuotedWork(scope, quote)
  const [stopped] = await scope.db.update(quotes).set({ status: 'STOPPED' }).where(eq(quotes.id, quote.id)).returning()
  if (!stopped) throw new Error('The quote does not exist any more')
  await publishBalance(scope, user.id)
  const edit = await beginEdit(scope, user, quote.storyId)
  await edit.announce()
  return presentQuote(scope, stopped)
})

/**
 * Cancels a quote's unfinished work. Call it before the story is locked, in the order of the jobs, to avoid a deadlock.
 */
async function cancelQuotedWork(scope: Scope, { id, storyId }: { id: string; storyId: string }): Promise<void> {
  const held = await scope.db
    .select({ id: creditHolds.id })
    .from(creditHolds)
    .where(and(eq(creditHolds.quoteId, id), eq(creditHolds.status, 'HELD')))
  const open = new Set(held.map((hold) => hold.id))
  await cancelJobs(scope, storyId, open)
  await cancelClips(scope, open)
  for (const holdId of open) await release(scope, holdId, CANCELLED)
}

async function cancelJobs(scope: Scope, storyId: string, open: ReadonlySet<string>) {
  const { db } = scope
  const isWaiting = and(
    eq(jobs.storyId, storyId),
    inArray(jobs.kind, ['draw-aroll', 'speak-scene']),
    inArray(jobs.status, ['QUEUED', 'RUNNING']),
  )
  for (const { id, kind, payload } of await db.select().from(jobs).where(isWaiting)) {
    const { holdId } = (kind === 'speak-scene' ? speakPayload : drawArollPayload).parse(payload)
    if (holdId === null || !open.has(holdId) || !(await requestCancel(scope, id))) continue
    if (kind === 'speak-scene') {
      const { sceneId } = speakPayload.parse(payload)
      const isSpoken = and(eq(scenes.id, sceneId), eq(scenes.status, 'GENERATING'))
      await db.update(scenes).set({ status: 'COMPLETED', errorMessage: null }).where(isSpoken)
      continue
    }
    const { arollId } = drawArollPayload.parse(payload)
    await db
      .update(arolls)
      .set({ status: sql`case when ${arolls.mediaId} is null then 'EMPTY' else 'COMPLETED' end`, errorMessage: null })
      .where(and(eq(arolls.id, arollId), eq(arolls.status, 'GENERATING')))
  }
}

async function cancelClips(scope: Scope, open: ReadonlySet<string>) {
  if (open.size === 0) return
  const isWaiting = and(inArray(tasks.holdId, [...open]), inArray(tasks.status, ['CREATED', 'PROCESSING']))
  for (const { id } of await scope.db.select({ id: tasks.id }).from(tasks).where(isWaiting)) {
    const job = await findActiveJob(scope, taskKey(id))
    if (job) await requestCancel(scope, job.id)
    await endWithoutResult(scope, id, { status: 'CANCELLED', errorMessage: CANCELLED_TEXT })
  }
}
