import { overnightReadyBy } from '#engines/image-models.ts'
import { keyBill } from '#engines/prices.ts'
import type { Quote } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { reachedCaps } from '#server/modules/billing/credits/caps.ts'
import { type CreditHoldRow, holdsOfQuote } from '#server/platform/db/queries/credits.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import type { QuotedItem } from '#server/platform/db/schema/quotes.ts'
import { and, eq } from 'drizzle-orm'
import type { Owner } from '#server/platform/auth/ownership.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export type { Quote }

export type QuoteRow = typeof quotes.$inferSelect
type Item = Quote['items'][number]
type Hold = Pick<CreditHoldRow, 'status' | 'captured' | 'madeBy' | 'reason' | 'createdAt'>

/** A quote with its progress, which is read from its holds. */
export async function presentQuote(scope: Scope, row: QuoteRow): Promise<Quote> {
  const { id, userId, storyId, status, pricesAsOf } = row
  const isPaused = (item: Item) => row.pausedItems.includes(item.id)
  const held = status === 'OPEN' ? [] : await holdsOfQuote(scope, id)
  const holds = new Map(held.map((hold) => [hold.quoteItem, hold]))
  const items = row.items
    .map((item): Item => ({ ...item, ...progressOf(holds.get(item.id)), ...readyBy(item, holds.get(item.id)) }))
    .map((item) => (isPaused(item) ? { ...item, ...pausedAs(status) } : item))
  const paused = items.filter(({ state }) => state === 'PAUSED')
  const isRunning = items.some(({ state }) => state === 'IN_WORK')
  return {
    id,
    story_id: storyId,
    status: status === 'ACCEPTED' ? (isRunning ? 'RUNNING' : paused.length > 0 ? 'PAUSED' : 'ENDED') : status,
    prices_as_of: pricesAsOf,
    engines: byEngine(row.items),
    items,
    expected: sum(items.map(({ expected }) => expected)),
    most: sum(items.map(({ most }) => most)),
    ...keyBill(items.map(({ key_cost_usd: dollars }) => dollars)),
    charged: sum(items.map(({ charged }) => charged)),
    caps_reached: await reachedCaps(scope, userId, { storyId, cost: sum(paused.map(({ most }) => most)) }),
  }
}

const readyBy = ({ is_overnight: isOvernight }: QuotedItem, hold: Hold | undefined): Pick<Item, 'ready_by'> =>
  isOvernight && hold?.status === 'HELD' ? { ready_by: overnightReadyBy(hold.createdAt) } : {}

/** Accepted and not begun; a stopped one then never begins. */
const pausedAs = (status: QuoteRow['status']): Pick<Item, 'state' | 'reason'> =>
  status === 'STOPPED'
    ? { state: 'NOT_MADE', reason: 'Stopped before it started' }
    : { state: 'PAUSED', reason: 'Your spending limit doesn’t allow this' }

function progressOf(hold: Hold | undefined): Pick<Item, 'state' | 'charged' | 'reason'> {
  if (!hold) return { state: 'QUOTED', charged: 0, reason: null }
  const { status, captured, madeBy, reason } = hold
  if (status === 'HELD') return { state: 'IN_WORK', charged: 0, reason: null }
  if (status === 'CAPTURED') return { state: 'MADE', charged: captured, reason: null }
  return { state: status === 'RELEASED' && madeBy !== null ? 'FREE' : 'NOT_MADE', charged: 0, reason }
}

function byEngine(items: readonly QuotedItem[]): Quote['engines'] {
  const found = new Map<string, Quote['engines'][number]>()
  for (const { part, engine, expected, most, key_cost_usd: dollars } of items) {
    const key = `${part} ${engine}`
    const line = found.get(key) ?? { part, engine, count: 0, expected: 0, most: 0 }
    found.set(key, {
      ...line,
      ...{ count: line.count + 1, expected: sum([line.expected, expected]), most: line.most + most },
      ...keyBill([line.key_cost_usd, dollars]),
    })
  }
  return [...found.values()]
}

/** Prices have one decimal. */
const sum = (values: readonly number[]) => Number(values.reduce((all, value) => all + value, 0).toFixed(1))

/** Locked, so that it is accepted once; 404 for another user's, and for a generation's quote. */
export async function ownQuote(db: DbOrTx, user: Owner, quoteId: string): Promise<QuoteRow> {
  const isOwn = and(eq(quotes.id, quoteId), eq(quotes.userId, user.id), eq(quotes.work, 'MAKE_REAL'))
  const [row] = await db.select().from(quotes).where(isOwn).for('no key update')
  if (!row) throw notFound()
  return row
}

export const quoteEnded = () =>
  new HttpError(409, { message: 'This price quote has already been used. Request a new one', error: 'QUOTE_ENDED' })
