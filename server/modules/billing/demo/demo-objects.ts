import { and, asc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { demoObjects } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

const checkoutContent = z.object({
  /** The server's reference: the id of its subscription or purchase. */
  ownId: z.string(),
  title: z.string(),
  amount: z.number(),
  currency: z.enum(['USD', 'EUR', 'GBP', 'INR']),
  /** The purchased plan; null: credits, or the renewal of a subscription. */
  priceId: z.string().nullable(),
  status: z.enum(['OPEN', 'AWAITS_CODE', 'PROCESSING', 'PAID', 'REFUNDED', 'EXPIRED']),
  subscriptionId: z.string().nullable(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.coerce.date(),
})

const subscriptionContent = z.object({
  ownId: z.string(),
  priceId: z.string(),
  status: z.enum(['WAITING', 'ACTIVE', 'PAST_DUE', 'ENDED']),
  renews: z.boolean(),
  /** Whether the card is refused from now on. */
  isCardRefused: z.boolean(),
  periodStartsAt: z.coerce.date(),
  periodEndsAt: z.coerce.date(),
})

const paymentContent = z.object({
  priceId: z.string(),
  /** VOID: its subscription ended before it was paid. */
  status: z.enum(['OPEN', 'PAID', 'REFUNDED', 'VOID']),
  amount: z.number(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
})

const contents = { CHECKOUT: checkoutContent, SUBSCRIPTION: subscriptionContent, PAYMENT: paymentContent }

export type DemoKind = keyof typeof contents
export type DemoContent<Kind extends DemoKind> = z.output<(typeof contents)[Kind]>

export interface DemoObject<Kind extends DemoKind> {
  id: string
  userId: string
  content: DemoContent<Kind>
}

export class UnknownDemoObject extends Error {
  override name = 'UnknownDemoObject'
}

/** Throws UnknownDemoObject. */
export async function readDemo<Kind extends DemoKind>(db: DbOrTx, kind: Kind, id: string): Promise<DemoObject<Kind>> {
  const [row] = await db
    .select()
    .from(demoObjects)
    .where(and(eq(demoObjects.id, id), eq(demoObjects.kind, kind)))
  if (!row) throw new UnknownDemoObject(`The demo provider has no ${kind} ${id}`)
  return { id: row.id, userId: row.userId, content: parse(kind, row.content) }
}

/** The payments of a subscription, oldest first. */
export async function readDemoPayments(db: DbOrTx, subscriptionId: string): Promise<DemoObject<'PAYMENT'>[]> {
  const rows = await db
    .select()
    .from(demoObjects)
    .where(and(eq(demoObjects.parentId, subscriptionId), eq(demoObjects.kind, 'PAYMENT')))
    .orderBy(asc(demoObjects.createdAt))
  return rows.map(({ id, userId, content }) => ({ id, userId, content: parse('PAYMENT', content) }))
}

export interface NewDemoObject<Kind extends DemoKind> extends DemoObject<Kind> {
  kind: Kind
  parentId?: string
}

/** Adds it; an existing one stays unchanged. */
export async function addDemo<Kind extends DemoKind>(
  db: DbOrTx,
  object: NewDemoObject<Kind>,
  now: Date,
): Promise<void> {
  await db
    .insert(demoObjects)
    .values({ ...object, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

/** Stores the change. */
export async function changeDemo<Kind extends DemoKind>(
  db: DbOrTx,
  { id, content }: DemoObject<Kind>,
  change: Partial<DemoContent<Kind>>,
  now: Date,
): Promise<void> {
  await db
    .update(demoObjects)
    .set({ content: { ...content, ...change }, updatedAt: now })
    .where(eq(demoObjects.id, id))
}

function parse<Kind extends DemoKind>(kind: Kind, content: unknown): DemoContent<Kind> {
  return contents[kind].parse(content) as DemoContent<Kind>
}
