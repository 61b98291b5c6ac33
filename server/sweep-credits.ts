import { type App, transact } from '#server/platform/context.ts'
import { expireDueLots } from '#server/modules/billing/credits/expire.ts'
import { releaseOldHolds } from '#server/modules/billing/credits/settle-holds.ts'
import { foldFigures } from '#server/platform/db/queries/figures.ts'
import { startRepeating } from '#server/platform/jobs/repeat.ts'
import { notifyAboutCredits, notifyReleased } from '#server/modules/account/notifications/notify-about-credits.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'

const MINUTE_MS = 60_000

/**
 * Writes off expired credits, releases holds of work that never ended, and notifies their users: also of credits that expire
 * soon or run low. Figures of the staff pages are added up along with it.
 */
export async function sweepCredits(app: App): Promise<void> {
  const changed = new Set([...(await expireDueLots(app)), ...(await releaseOldHolds(app, notifyReleased))])
  for (const userId of changed) await transact(app, (scope) => publishBalance(scope, userId))
  await notifyAboutCredits(app)
  await foldFigures(app.db)
}

/** Sweeps now and every minute. Returns how to stop. */
export const startCreditSweep = (app: App): (() => Promise<void>) =>
  startRepeating(
    MINUTE_MS,
    () => sweepCredits(app),
    (cause) => app.log.error('Sweeping credits failed', cause),
  )
