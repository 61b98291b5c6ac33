import { eq } from 'drizzle-orm'
import { lockCredits, publishBalance } from '#server/modules/billing/credits/account.ts'
import { requireWithinCaps, roomWithinCaps } from '#server/modules/billing/credits/caps.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { priceChanged, refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { beginItems } from '#server/modules/generation/quotes/begin-items.ts'
import { ownQuote, quoteEnded, presentQuote } from '#server/modules/generation/quotes/quote.ts'
import { mostOf, planQuote } from '#server/modules/generation/quotes/plan-quote.ts'
import { splitByCap } from '#server/modules/generation/quotes/price-items.ts'

/**
 * Begins the quoted work, for at most the quoted price, or the later approved one (`Most-Credits`). Items that were locked or
 * generated since then are left out. Items without room under a cap wait until the quote is accepted again; a cap without
 * room for any item is a refusal.
 */
export const acceptQuote = route('acceptQuote', async ({ user, body, ...scope }) => {
  const quote = await ownQuote(scope.db, user, body.quote_id)
  const isPaused = quote.status === 'ACCEPTED' && quote.pausedItems.length > 0
  if (quote.status !== 'OPEN' && !isPaused) throw quoteEnded()
  const { items } = quote
  const said = isPaused ? items.filter(({ id }) => quote.pausedItems.includes(id)) : items
  const edit = await beginEdit(scope, user, quote.storyId)
  requireIdle(edit.story)
  const engines = said.map(({ id, part, engine }) => ({ part, engine, items: [id] }))
  const asked = { items: said.map(({ id }) => id), engines }
  const plan = await planQuote(scope, edit.story, asked)
  for (const item of plan.items) item.rewritten = said.find(({ id }) => id === item.id)?.rewritten ?? null
  if (plan.items.length === 0) throw refused('NOTHING_TO_MAKE', 'Nothing to generate')
  const most = new Map(said.map((item) => [item.id, item.most]))
  const now = mostOf(plan.items)
  const shown = scope.approvedPrice?.most ?? mostOf(plan.items.map(({ id }) => ({ most: most.get(id) ?? 0 })))
  if (now > shown) throw priceChanged({ shown, most: now })
  // The user's credits stay locked between the check and the holds.
  await lockCredits(scope, user.id)
  const { begins, waits } = splitByCap(plan.items, await roomWithinCaps(scope, user.id, quote.storyId))
  if (begins.length === 0) await requireWithinCaps(scope, user.id, { storyId: quote.storyId, cost: mostOf(waits) })
  const goneItems = new Set(said.map(({ id }) => id))
  const priced = new Map(plan.items.map(({ id, expected, most: each }) => [id, { expected, most: each }]))
  for (const id of priced.keys()) goneItems.delete(id)
  const [accepted] = await scope.db
    .update(quotes)
    .set({
      status: 'ACCEPTED',
      acceptedAt: scope.services.clock.now(),
      // A risen price that was approved is the quote's from now on.
      items: items.filter(({ id }) => !goneItems.has(id)).map((item) => ({ ...item, ...priced.get(item.id) })),
      pausedItems: waits.map(({ id }) => id),
    })
    .where(eq(quotes.id, quote.id))
    .returning()
  if (!accepted) throw new Error('The quote does not exist any more')
  await beginItems({ edit, user, quoteId: quote.id, plan: { ...plan, items: begins } })
  await edit.finish('Generate with AI models')
  await publishBalance(scope, user.id)
  return presentQuote(scope, accepted)
})
