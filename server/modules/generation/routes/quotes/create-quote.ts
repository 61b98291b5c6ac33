import { and, eq, getTableColumns } from 'drizzle-orm'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { quotes, stories } from '#server/platform/db/schema/index.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { forecastItems } from '#server/modules/generation/quotes/forecast.ts'
import { planQuote } from '#server/modules/generation/quotes/plan-quote.ts'
import { presentQuote } from '#server/modules/generation/quotes/quote.ts'

/** In a long story they are most of the query's result. */
const { items: _items, ...withoutItems } = getTableColumns(quotes)

/** Stores the quote and deletes the previous unaccepted one. Providers are called before the transaction begins. */
export const createQuote = preparedRoute('createQuote', async ({ user, body, ...scope }) => {
  const story = await ownStory(scope.db, user, body.story_id)
  const { items } = await planQuote(scope, story, body)
  if (items.length === 0) throw refused('NOTHING_TO_MAKE', 'Nothing to generate')
  await forecastItems(scope.services, items, body.rewrites ?? [])
  const quoted = items.map(({ place: _place, prices: _prices, ...item }) => item)
  return async ({ user: owner, ...inner }) => {
    // Two tabs in parallel: the later one counts.
    await inner.db.select({ id: stories.id }).from(stories).where(eq(stories.id, story.id)).for('no key update')
    await inner.db.delete(quotes).where(and(eq(quotes.storyId, story.id), eq(quotes.status, 'OPEN')))
    const [row] = await inner.db
      .insert(quotes)
      .values({
        userId: owner.id,
        storyId: story.id,
        pricesAsOf: inner.services.prices.asOf,
        items: quoted,
        createdAt: inner.services.clock.now(),
      })
      .returning(withoutItems)
    if (!row) throw new Error('The quote was not added')
    return presentQuote(inner, { ...row, items: quoted })
  }
})
