import { eq } from 'drizzle-orm'
import { quotes } from '#server/platform/db/schema/index.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { route } from '#server/platform/http/route.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { ownQuote } from '#server/modules/generation/quotes/own-quote.ts'
import { presentQuote } from '#server/modules/generation/quotes/present-quote.ts'
import { cancelQuotedWork } from '#server/modules/generation/quotes/stop-quote.ts'

/** What has come stays. Stopping what has ended changes nothing. */
export const stopQuote = route('stopQuote', async ({ user, body, ...scope }) => {
  const quote = await ownQuote(scope.db, user, body.quote_id)
  const before = await presentQuote(scope, quote)
  if (before.status !== 'RUNNING' && before.status !== 'PAUSED') return before
  await cancelQuotedWork(scope, quote)
  const [stopped] = await scope.db.update(quotes).set({ status: 'STOPPED' }).where(eq(quotes.id, quote.id)).returning()
  if (!stopped) throw new Error('The quote went away')
  await publishBalance(scope, user.id)
  const edit = await beginEdit(scope, user, quote.storyId)
  await edit.announce()
  return presentQuote(scope, stopped)
})
