import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { dataExports, users } from '#server/platform/db/schema/index.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { throwIfAborted } from '#server/platform/jobs/step.ts'
import { sendMailLater } from '#server/platform/mail/mail.ts'
import { notifyFailed } from '#server/modules/account/notifications/notify.ts'
import { zipStream } from '#server/modules/rendering/premiere/zip.ts'
import { exportEntries } from './export-entries.ts'

/** How long a data export can be downloaded, ms. */
const OFFERED_MS = 7 * 24 * 60 * 60 * 1000

/** Packs all data of a user into one zip, which is written as it is read: its size does not matter. */
export const exportData: JobDefinition<'export-data'> = {
  payload: z.object({ exportId: z.string(), userId: z.string() }),
  maxAttempts: 3,
  concurrency: 1,
  async run({ app, payload: { exportId, userId }, signal }) {
    const [row] = await app.db.select().from(dataExports).where(eq(dataExports.id, exportId))
    const [user] = await app.db.select().from(users).where(eq(users.id, userId))
    if (!row || !user) return
    const entries = await exportEntries(app, user)
    const stopping = entries.map((entry) => ({
      ...entry,
      read: () => {
        throwIfAborted(signal)
        return entry.read()
      },
    }))
    const stored = await app.files.write(row.fileKey, zipStream(stopping, app.clock.now()), 'application/zip')
    return async (scope) => {
      const expiresAt = new Date(app.clock.now().getTime() + OFFERED_MS)
      await scope.db
        .update(dataExports)
        .set({ status: 'READY', sizeBytes: stored.size, expiresAt })
        .where(eq(dataExports.id, exportId))
      await enqueue(scope, { kind: 'forget-file', payload: { key: row.fileKey }, userId, runAt: expiresAt })
      await sendMailLater(scope, userId, {
        to: user.email,
        subject: 'Your data export is ready',
        text: [
          `Hello ${user.firstName || 'there'},`,
          '',
          'your data export is ready. You can download it for seven days:',
          `${app.config.publicUrl}/account`,
        ].join('\n'),
      })
    }
  },
  async onFailed(scope, { exportId, userId }, { jobId, reason }) {
    const text = 'We couldn’t prepare your export. Please request it again.'
    await scope.db.update(dataExports).set({ status: 'FAILED', errorMessage: text }).where(eq(dataExports.id, exportId))
    if (reason === 'failed')
      await notifyFailed(scope, userId, { work: jobId, title: 'Data export failed', text, path: '/account' })
  },
}
