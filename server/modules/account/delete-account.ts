import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import { enqueueDeletion } from '#server/platform/auth/account-deletion.ts'
import { endAllSessions } from '#server/platform/auth/sessions.ts'
import { endPlans } from '#server/modules/billing/end-payments.ts'
import { transact, withoutTransaction, type App } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import {
  jobs,
  users,
  personTotals,
  realtimeChannels,
  templateOffers,
  throttle,
  bugReports,
  dataExports,
  media,
  stories,
} from '#server/platform/db/schema/index.ts'
import { enqueue, requestCancel } from '#server/platform/jobs/enqueue.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { foldFigures } from '#server/platform/db/queries/figures.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { userChannel } from '#server/platform/realtime/channels.ts'
import { isLibraryKey } from '#server/platform/files/keys.ts'
import { loraFilesOf } from '#server/modules/tools/lora/lora-rows.ts'

/** When a failed deletion is retried, ms. */
const AGAIN_MS = 60 * 60 * 1000

/**
 * Deletes a user: files first, because only rows know them, then every row in one transaction. A crash in between begins
 * again. The job itself is a row of the user and is deleted with them.
 */
export const deleteAccount: JobDefinition<'delete-account'> = {
  payload: z.object({ userId: z.string() }),
  maxAttempts: 12,
  concurrency: 1,
  async run({ app, jobId, payload: { userId } }) {
    const [user] = await app.db.select().from(users).where(eq(users.id, userId))
    if (!user || user.deletesAt === null) return
    const { deletesAt } = user
    // Staff ran it again before its time, or it belongs to an earlier request: the promised time stays.
    if (deletesAt > app.clock.now()) return (scope) => enqueueDeletion(scope, userId, deletesAt)
    await stopWork(app, userId, jobId)
    await withoutTransaction(app, (scope) => endPlans(scope, userId))
    for (const key of await fileKeysOf(app.db, user)) await app.files.remove(key)
    await removeRows(app, user)
  },
  // Their payment provider, or their work, blocked it for long: the deletion is retried until it is done.
  async onFailed(scope, { userId }) {
    const runAt = new Date(scope.services.clock.now().getTime() + AGAIN_MS)
    await enqueue(scope, { kind: 'delete-account', payload: { userId }, userId, runAt })
  },
}

/** Running work could write files that would never be found again: it ends first. */
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
  if (running) throw new Error('Work for this account is still in progress')
}

async function removeRows(app: App, { id, pusherId, email, firstName }: UserRow): Promise<void> {
  await transact(app, async (scope) => {
    const [still] = await scope.db
      .select({ deletesAt: users.deletesAt })
      .from(users)
      .where(eq(users.id, id))
      // The lock that the deletion needs: taken later, it would deadlock with a spending call.
      // eslint-disable-next-line no-restricted-syntax
      .for('update')
    // The user signed in while the files were deleted: those are lost, but the account stays.
    if (!still?.deletesAt) return
    await endAllSessions(scope, id)
    await deleteRowsOf(scope.db, { id, pusherId, email })
    // Not as a job: that would be a row with their email.
    scope.afterCommit(async () => {
      await scope.services.mail.forget?.(email)
      await scope.services.mail.send({
        to: email,
        subject: 'Your account has been deleted',
        text: `Hello ${firstName || 'there'}, as you requested, your Storyloom account and everything in it have been deleted.`,
      })
    })
  })
}

/**
 * Deletes every row of a user. Nearly all reference `users` and cascade; these only contain the id. A test checks the whole
 * schema for others.
 */
export async function deleteRowsOf(
  db: DbOrTx,
  { id, pusherId, email }: Pick<UserRow, 'id' | 'pusherId' | 'email'>,
): Promise<void> {
  await db.delete(jobs).where(isOwnPackage(db, id))
  // Keys end with the counted user: 'mail:account:<email>', 'login:pair:<email>:<network>'.
  await db
    .delete(throttle)
    .where(or(sql`strpos(${throttle.key} || ':', ${`:${email}:`}) > 0`, sql`strpos(${throttle.key}, ${id}) > 0`))
  await db.delete(templateOffers).where(eq(templateOffers.toEmail, email))
  await db.delete(realtimeChannels).where(eq(realtimeChannels.channel, userChannel(pusherId)))
  await db.delete(users).where(eq(users.id, id))
  // The figures that its rows subtracted still name the user.
  await foldFigures(db)
  await db.delete(personTotals).where(eq(personTotals.userId, id))
}

/** Keys of every stored file of the user. The library's files are shared by all users. */
async function fileKeysOf(db: DbOrTx, { id: userId, pictureKey: imageKey }: Pick<UserRow, 'id' | 'pictureKey'>) {
  const files = await db
    .select({ fileKey: media.fileKey, thumbnailKey: media.thumbnailKey })
    .from(media)
    .where(eq(media.userId, userId))
  const zips = await db.select({ key: dataExports.fileKey }).from(dataExports).where(eq(dataExports.userId, userId))
  const sent = await db.select({ key: bugReports.fileKey }).from(bugReports).where(eq(bugReports.userId, userId))
  const packages = await db
    .select({ key: sql<string>`${jobs.payload}->>'key'` })
    .from(jobs)
    .where(isOwnPackage(db, userId))
  const keys = [
    ...files.flatMap(({ fileKey, thumbnailKey }) => [fileKey, thumbnailKey]),
    ...zips.map(({ key }) => key),
    ...sent.map(({ key }) => key),
    ...packages.map(({ key }) => key),
    ...(await loraFilesOf(db, userId)),
    imageKey,
  ]
  return [...new Set(keys)].filter((key) => key !== null).filter((key) => !isLibraryKey(key))
}

/** Jobs that will delete a file of the user: a package that is named after one of their stories, or a data export. */
function isOwnPackage(db: DbOrTx, userId: string) {
  const key = sql`${jobs.payload}->>'key'`
  const ofStory = sql`exists ${db
    .select({ one: sql`1` })
    .from(stories)
    .where(and(eq(stories.userId, userId), sql`${key} like 'exports/' || ${stories.id}::text || '-%'`))}`
  return and(eq(jobs.kind, 'forget-file'), or(eq(jobs.userId, userId), ofStory))
}
