import { and, eq, inArray, lt, not, sql } from 'drizzle-orm'
import { dropEndedOrders } from './orders.ts'
import { startRepeating } from './repeat.ts'
import type { App } from '#server/platform/context.ts'
import {
  emailChanges,
  emailVerifications,
  idempotencyKeys,
  jobs,
  media,
  notifications,
  providerCalls,
  providerMemory,
  realtimeEvents,
  sessions,
  throttle,
} from '#server/platform/db/schema/index.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** How long finished rows are kept, ms. */
const KEEP = { idempotencyKeys: 7 * DAY_MS, realtimeEvents: DAY_MS, jobs: 30 * DAY_MS, notifications: 90 * DAY_MS }

/** Deletes expired rows, and marks uploads that never arrived. */
export async function cleanUp(app: App): Promise<void> {
  const { db, clock } = app
  const now = clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.delete(throttle).where(lt(throttle.windowEndsAt, now))
  await db.delete(providerCalls).where(lt(providerCalls.leaseEndsAt, now))
  await db.delete(providerMemory).where(lt(providerMemory.endsAt, now))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(KEEP.idempotencyKeys)))
  await db.delete(notifications).where(lt(notifications.createdAt, before(KEEP.notifications)))
  await db.delete(realtimeEvents).where(lt(realtimeEvents.createdAt, before(KEEP.realtimeEvents)))
  await dropEndedOrders(app)
  await app.mail.cleanUp?.()
  const isEnded = inArray(jobs.status, ['COMPLETED', 'FAILED', 'CANCELLED', 'ACKNOWLEDGED'])
  // A regenerated script waits for its user indefinitely: it may have been paid for.
  const isWaiting = sql`(${jobs.kind} = 'rewrite-story' and ${jobs.status} = 'COMPLETED' and ${jobs.payload}->>'stage' = 'OPEN')`
  await db.delete(jobs).where(and(isEnded, lt(jobs.finishedAt, before(KEEP.jobs)), not(isWaiting)))
  await db
    .update(media)
    .set({ status: 'FAILED', errorMessage: 'The upload wasn’t finished', updatedAt: now })
    .where(and(eq(media.status, 'PENDING'), lt(media.uploadExpiresAt, before(DAY_MS))))
}

/** Cleans up now and every hour. Returns how to stop. */
export const startCleanup = (app: App): (() => Promise<void>) =>
  startRepeating(
    HOUR_MS,
    () => cleanUp(app),
    (cause) => app.log.error('Cleanup failed', cause),
  )
