import { and, desc, eq, gt, gte, inArray, isNull, lte } from 'drizzle-orm'
import { CREDIT_COSTS } from '#src/domain/credits.ts'
import { type App, transact, type Scope } from '#server/platform/context.ts'
import { readBalance } from '#server/modules/billing/credits/account.ts'
import { creditEntries, creditLots, stories } from '#server/platform/db/schema/index.ts'
import { notify, notifyFailed } from './notify.ts'
import { workUrl, usageLabel } from '#src/domain/usage.ts'
import type { CreditHold } from '#server/modules/billing/credits/settle-holds.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long before the expiry users are notified. */
export const ANNOUNCED_MS = 7 * DAY_MS
/** Below this many credits they run low. */
export const LOW_CREDITS = 10
/** Charges this old are still checked; longer than the time between two checks. */
const RECENT_MS = 5 * 60_000

const PAGE = '/account/subscription'
const dayText = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const credits = (amount: number) => (amount === 1 ? '1 credit' : `${amount} credits`)

/** Notifies users, once each, whose credits expire within a week and whose have just run low. */
export async function notifyAboutCredits(app: App): Promise<void> {
  await notifyAboutExpiry(app)
  await notifyAboutLowCredits(app)
}

async function notifyAboutExpiry(app: App) {
  const now = app.clock.now()
  const isDue = and(
    lte(creditLots.expiresAt, new Date(now.getTime() + ANNOUNCED_MS)),
    gt(creditLots.expiresAt, now),
    gt(creditLots.remaining, 0),
    isNull(creditLots.announcedAt),
    // Of a refund: the credits that a hold still has are removed when it ends.
    isNull(creditLots.takenBackAt),
  )
  for (const { id } of await app.db.select({ id: creditLots.id }).from(creditLots).where(isDue))
    await transact(app, async (scope) => {
      const [lot] = await scope.db
        .update(creditLots)
        .set({ announcedAt: now })
        .where(and(eq(creditLots.id, id), isDue))
        .returning()
      if (!lot?.expiresAt) return
      const { userId, remaining, expiresAt } = lot
      await notify(scope, userId, {
        kind: 'CREDITS',
        key: `expiring:${id}`,
        title: `${credits(remaining)} ${remaining === 1 ? 'expires' : 'expire'} on ${dayText.format(expiresAt)} (UTC)`,
        text: 'Credits that expire first are used first.',
        path: PAGE,
      })
    })
}

async function notifyAboutLowCredits(app: App) {
  const since = new Date(app.clock.now().getTime() - RECENT_MS)
  const spenders = await app.db
    .selectDistinct({ userId: creditEntries.userId })
    .from(creditEntries)
    // By action, because the index begins with it.
    .where(and(inArray(creditEntries.action, Object.keys(CREDIT_COSTS)), gte(creditEntries.createdAt, since)))
  for (const { userId } of spenders)
    await transact(app, async (scope) => {
      const { available } = await readBalance(scope, userId)
      if (available >= LOW_CREDITS) return
      const [newest] = await scope.db
        .select({ id: creditLots.id })
        .from(creditLots)
        .where(eq(creditLots.userId, userId))
        .orderBy(desc(creditLots.createdAt), desc(creditLots.id))
        .limit(1)
      await notify(scope, userId, {
        kind: 'CREDITS',
        // Again only after new ones were added.
        key: `low:${newest?.id ?? userId}`,
        title: 'Your credits are running low',
        text: `${credits(available)} ${available === 1 ? 'is' : 'are'} left.`,
        path: PAGE,
      })
    })
}

/** Notifies of work that did not end within a day: once for all pieces of a kind, story and day. */
export async function notifyReleased(scope: Scope, hold: CreditHold): Promise<void> {
  const { id, userId, action, createdAt } = hold
  const [story] = hold.storyId === null ? [] : await scope.db.select().from(stories).where(eq(stories.id, hold.storyId))
  // Its work outlives a story.
  const storyId = story?.id ?? null
  await notifyFailed(scope, userId, {
    work: storyId === null ? id : `${storyId}:${action}:${createdAt.toISOString().slice(0, 10)}`,
    title: `“${usageLabel(action)}” timed out`,
    text: 'It didn’t finish within a day. The credits on hold were released, and you were not charged.',
    storyId,
    path: workUrl({ ...hold, storyId }) ?? '/account/subscription',
  })
}
