import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { readToken } from '#server/platform/auth/tokens.ts'
import { creditLots, subscriptions } from '#server/platform/db/schema/index.ts'
import { sweepCredits } from '#server/sweep-credits.ts'
import type { TabHost } from '../tab-host.ts'
import { signIn } from '../demo-states/load-demo-state.ts'
import { machineNow, scenario } from './scenario.ts'

/** A little later than the moment itself, so that it is over, ms. */
const AFTER_MS = 60_000

/** When the next events happen to the signed-in user. */
export interface NextMoments {
  renewal: Date | undefined
  expiry: Date | undefined
}

/** The signed-in user of this browser. */
export async function signedInUser({ app }: TabHost): Promise<string | undefined> {
  const token = localStorage.getItem('token')
  return token === null ? undefined : (await readToken(app, token))?.userId
}

export async function momentsOf(host: TabHost): Promise<NextMoments> {
  const { db } = host.app
  const userId = (await signedInUser(host)) ?? crypto.randomUUID()
  const now = scenario.now()
  const isRunning = inArray(subscriptions.status, ['ACTIVE', 'CANCELLED', 'PAST_DUE'])
  const [plan] = await db
    .select({ at: subscriptions.currentPeriodEndsAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isRunning, gt(subscriptions.currentPeriodEndsAt, now)))
    .orderBy(asc(subscriptions.currentPeriodEndsAt))
  const [lot] = await db
    .select({ at: creditLots.expiresAt })
    .from(creditLots)
    .where(and(eq(creditLots.userId, userId), gt(creditLots.remaining, 0), gt(creditLots.expiresAt, now)))
    .orderBy(asc(creditLots.expiresAt))
  return { renewal: plan?.at ?? undefined, expiry: lot?.at ?? undefined }
}

/** Moves the app's clock just past a moment, runs what is due, and reloads the page at that time, still signed in. */
export async function jumpTo(host: TabHost, moment: Date): Promise<void> {
  const userId = await signedInUser(host)
  const at = moment.getTime() + AFTER_MS
  const { stoppedAtMs } = scenario.read().clock
  scenario.set({ clock: { aheadMs: at - machineNow(), stoppedAtMs: stoppedAtMs === null ? null : at } })
  await sweepCredits(host.app)
  host.app.jobs.wake()
  if (userId !== undefined) await signIn(host, userId)
  await host.rows.flush()
  location.reload()
}
