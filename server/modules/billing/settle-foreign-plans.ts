import { and, inArray, isNotNull, ne } from 'drizzle-orm'
import { type App, withoutTransaction } from '#server/platform/context.ts'
import { subscriptions } from '#server/platform/db/schema/index.ts'
import { RUNNING } from './running.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Looks after the plans of other providers than the one that is set up now; once, when a server starts. */
export async function settleForeignPlans(app: App): Promise<void> {
  const running = inArray(subscriptions.status, [...RUNNING])
  const isForeign = app.payments ? ne(subscriptions.provider, app.payments.id) : undefined
  const rows = await app.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(running, isNotNull(subscriptions.checkoutReference), isForeign))
  for (const { id } of rows) await withoutTransaction(app, (scope) => syncSubscription(scope, id))
}
