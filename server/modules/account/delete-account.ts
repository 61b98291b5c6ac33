import { and, eq, gt, ne } from 'drizzle-orm'
import * as z from 'zod'
import { enqueueDeletion } from '#server/platform/auth/account-deletion.ts'
import { endPlans } from '#server/modules/billing/end-payments.ts'
import { transact, withoutTransaction, type App } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { jobs, users } from '#server/platform/db/schema/index.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { requestCancel } from '#server/platform/jobs/cancel.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { deleteRowsOf } from './delete-rows.ts'
import { fileKeysOf } from './file-keys.ts'

/** When a deletion that was given up is tried again, ms. */
const AGAIN_MS = 60 * 60 * 1000

/**
 * Deletes a person: files first, because only rows know them, then every row in one transaction. A crash in between begins again. The job
 * itself is a row of the person and goes with them.
 */
export const deleteAccount: JobDefinition<'delete-account'> = {
  payload: z.object({ userId: z.string() }),
  maxAttempts: 12,
  concurrency: 1,
  async run({ app, jobId, payload: { userId } }) {
    const [user] = await app.db.select().from(users).where(eq(users.id, userId))
    if (!user || user.deletesAt === null) return
    const { deletesAt } = user
    // Staff ran it again before its hour, or it is the one of a request before: what was promised stays promised.
    if (deletesAt > app.clock.now()) return (scope) => enqueueDeletion(scope, userId, deletesAt)
    await stopWork(app, userId, jobId)
    await withoutTransaction(app, (scope) => endPlans(scope, userId))
    for (const key of await fileKeysOf(app.db, user)) await app.files.remove(key)
    await removeRows(app, user)
  },
  // Their payment provider, or their work, was in the way for long: what was promised is tried again until it is done.
  async onFailed(scope, { userId }) {
    const runAt = new Date(scope.services.clock.now().getTime() + AGAIN_MS)
    await enqueue(scope, { kind: 'delete-account', payload: { userId }, userId, runAt })
  },
}

/** What is still at work could write files that nobody would find again: it ends first. */
async function stopWork(app: App, userId: string, ownId: string): Promise<void> {
  const others = and(eq(jobs.userId, userId), ne(jobs.id, ownId))
  const active = await app.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(others, eq(jobs.status, 'RUNNING')))
  await transact(app, async (scope) => {
    for (const { id } of active) await requestCancel(scope, id)
  })
  const isRunning = and(others, eq(jobs.status, 'RUNNING'), gt(jobs.leaseEndsAt, app.clock.now()))
  const [running] = await app.db.select({ id: jobs.id }).from(jobs).where(isRunning).limit(1)
  if (running) throw new Error('Work of the account is still running')
}

async function removeRows(app: App, { id, pusherId, email, firstName }: UserRow): Promise<void> {
  await transact(app, async (scope) => {
    const [still] = await scope.db
      .select({ deletesAt: users.deletesAt })
      .from(users)
      .where(eq(users.id, id))
      // The lock that the deletion needs: taken later, it would wait for a spending call that waits for this transaction.
      // eslint-disable-next-line no-restricted-syntax
      .for('update')
    // Signed in while the files went: too late for those, but the account is theirs.
    if (!still?.deletesAt) return
    await deleteRowsOf(scope.db, { id, pusherId, email })
    scope.afterCommit(() => scope.services.realtime.disconnectUser(pusherId))
    // Not as a job: that would be a row with their address.
    scope.afterCommit(async () => {
      await scope.services.mail.forget?.(email)
      await scope.services.mail.send({
        to: email,
        subject: 'Your account is deleted',
        text: `Hello ${firstName || 'there'},\n\nyour Storyloom account and everything in it are deleted, as you asked.`,
      })
    })
  })
}
