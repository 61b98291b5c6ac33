import { eq } from 'drizzle-orm'
import type { components } from '#generated/types/api.ts'
import type { Scope } from '#server/context.ts'
import { creditHolds, type quotes } from '#server/db/schema/index.ts'
import type { QuotedItem } from '#server/db/schema/quotes.ts'

export type Quote = components['schemas']['Quote']
export type QuoteRow = typeof quotes.$inferSelect
type Item = Quote['items'][number]
type Hold = Pick<typeof creditHolds.$inferSelect, 'status' | 'captured' | 'madeBy' | 'reason'>

/** A quote with how far it is, which is read from what was held for it. */
export async function presentQuote({ db }: Pick<Scope, 'db'>, row: QuoteRow): Promise<Quote> {
  const { id, storyId, status, pricesAsOf } = row
  const held = status === 'OPEN' ? [] : await db.select().from(creditHolds).where(eq(creditHolds.quoteId, id))
  const holds = new Map(held.map((hold) => [hold.quoteItem, hold]))
  const items = row.items.map((item): Item => ({ ...item, ...progressOf(holds.get(item.id)) }))
  const isRunning = items.some(({ state }) => state === 'IN_WORK')
  return {
    id,
    story_id: storyId,
    status: status === 'ACCEPTED' ? (isRunning ? 'RUNNING' : 'ENDED') : status,
    prices_as_of: pricesAsOf,
    engines: byEngine(row.items),
    items,
    expected: sum(items.map(({ expected }) => expected)),
    most: sum(items.map(({ most }) => most)),
    charged: sum(items.map(({ charged }) => charged)),
  }
}

function progressOf(hold: Hold | undefined): Pick<Item, 'state' | 'charged' | 'reason'> {
  if (!hold) return { state: 'QUOTED', charged: 0, reason: null }
  const { status, captured, madeBy, reason } = hold
  if (status === 'HELD') return { state: 'IN_WORK', charged: 0, reason: null }
  if (status === 'CAPTURED') return { state: 'MADE', charged: captured, reason: null }
  return { state: status === 'RELEASED' && madeBy !== null ? 'FREE' : 'NOT_MADE', charged: 0, reason }
}

function byEngine(items: readonly QuotedItem[]): Quote['engines'] {
  const found = new Map<string, Quote['engines'][number]>()
  for (const { part, engine, expected, most } of items) {
    const key = `${part} ${engine}`
    const line = found.get(key) ?? { part, engine, count: 0, expected: 0, most: 0 }
    found.set(key, {
      ...line,
      ...{ count: line.count + 1, expected: sum([line.expected, expected]), most: line.most + most },
    })
  }
  return [...found.values()]
}

/** Prices have one decimal. */
const sum = (values: readonly number[]) => Number(values.reduce((all, value) => all + value, 0).toFixed(1))
