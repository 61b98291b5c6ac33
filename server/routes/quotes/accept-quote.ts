import { eq } from 'drizzle-orm'
import { quotes } from '#server/db/schema/index.ts'
import { beginEdit } from '#server/edits/edit.ts'
import { requireIdle } from '#server/generation/require-idle.ts'
import { HttpError, refused } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { publishBalance } from '#server/realtime/story-events.ts'
import { beginItems } from '#server/quotes/begin-items.ts'
import { ownQuote, quoteEnded } from '#server/quotes/own-quote.ts'
import { mostOf, planQuote } from '#server/quotes/plan-quote.ts'
import { presentQuote } from '#server/quotes/present-quote.ts'

/** Begins what was quoted, for at most what was quoted. What was locked or made since then is left out. */
export const acceptQuote = route('acceptQuote', async ({ user, body, ...scope }) => {
  const quote = await ownQuote(scope.db, user, body.quote_id)
  if (quote.status !== 'OPEN') throw quoteEnded()
  const edit = await beginEdit(scope, user, quote.storyId)
  requireIdle(edit.story)
  const engines = quote.items.map(({ id, part, engine }) => ({ part, engine, items: [id] }))
  const asked = { items: quote.items.map(({ id }) => id), engines }
  const plan = await planQuote(scope, edit.story, asked)
  for (const item of plan.items) item.rewritten = quote.items.find(({ id }) => id === item.id)?.rewritten ?? null
  if (plan.items.length === 0) throw refused('NOTHING_TO_MAKE', 'There is nothing to be made here')
  const said = new Map(quote.items.map(({ id, most }) => [id, most]))
  if (plan.items.some(({ id, most }) => most > (said.get(id) ?? 0)))
    throw new HttpError(409, {
      message: 'The price has changed',
      detail: `It costs at most ${mostOf(plan.items)} credits now`,
      error: 'PRICE_CHANGED',
    })
  const [accepted] = await scope.db
    .update(quotes)
    .set({
      status: 'ACCEPTED',
      acceptedAt: scope.services.clock.now(),
      items: quote.items.filter(({ id }) => plan.items.some((item) => item.id === id)),
    })
    .where(eq(quotes.id, quote.id))
    .returning()
  if (!accepted) throw new Error('The quote went away')
  await beginItems({ edit, user, quoteId: quote.id, plan })
  await edit.finish('Make it real')
  await publishBalance(scope, user.id)
  return presentQuote(scope, accepted)
})
