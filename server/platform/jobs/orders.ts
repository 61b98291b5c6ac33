import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Orders } from '#engines/ports.ts'
import type { App } from '#server/platform/context.ts'
import { jobs, providerOrders } from '#server/platform/db/schema/index.ts'
import type { Files } from '#server/platform/ports/files.ts'

type Tools = Pick<App, 'db' | 'files' | 'clock'>

/** A job's orders from providers. Each step is committed at once: a retry after a crash must find it. */
export function ordersOf({ db, files, clock }: Tools, jobId: string): Orders {
  const isThis = (orderKey: string) => and(eq(providerOrders.jobId, jobId), eq(providerOrders.orderKey, orderKey))
  const change = (orderKey: string, values: Partial<typeof providerOrders.$inferInsert>) =>
    db
      .update(providerOrders)
      .set({ ...values, updatedAt: clock.now() })
      .where(isThis(orderKey))
      .returning({ id: providerOrders.id })

  return {
    jobId,
    async begin(orderKey, provider) {
      const now = clock.now()
      const [isNew] = await db
        .insert(providerOrders)
        .values({ jobId, orderKey, provider, state: 'SENT', createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning({ id: providerOrders.id })
      if (isNew) return null
      const [row] = await db.select().from(providerOrders).where(isThis(orderKey))
      if (!row) return null
      // The file is written atomically, and before its row.
      const bytes = await readAll(files, fileKeyOf(row.id))
      if (bytes) return { state: 'DELIVERED', bytes }
      return row.operation === null ? { state: 'SENT' } : { state: 'ACCEPTED', operation: row.operation }
    },
    async accepted(orderKey, operation) {
      await change(orderKey, { state: 'ACCEPTED', operation })
    },
    async delivered(orderKey, bytes) {
      const [row] = await db.select({ id: providerOrders.id }).from(providerOrders).where(isThis(orderKey))
      if (!row) return
      await files.write(fileKeyOf(row.id), bytes, 'application/octet-stream')
      await change(orderKey, { state: 'DELIVERED' })
    },
    async forget(orderKey) {
      await db.delete(providerOrders).where(isThis(orderKey))
    },
  }
}

const fileKeyOf = (orderId: string) => `orders/${orderId}.bin`

async function readAll(files: Files, key: string): Promise<Uint8Array | null> {
  const stored = await files.read(key)
  return stored && new Uint8Array(await new Response(stored.stream).arrayBuffer())
}

/** Cancels the provider orders of cancelled and failed jobs, whether or not a run was waiting for them. */
export async function cancelOrders({ db, engines, log }: Pick<App, 'db' | 'engines' | 'log'>, jobId: string) {
  const placed = await db
    .select({ provider: providerOrders.provider, operation: providerOrders.operation })
    .from(providerOrders)
    .where(and(eq(providerOrders.jobId, jobId), eq(providerOrders.state, 'ACCEPTED')))
  for (const { provider, operation } of placed)
    if (operation !== null)
      await engines
        .cancelOrder?.({ provider, operation })
        .catch((cause: unknown) => log.error(`What ${provider} makes could not be cancelled there`, cause))
}

/** Deletes the orders of ended jobs, with the delivered files: they are stored at their destination by then. */
export async function dropEndedOrders({ db, files }: Tools): Promise<void> {
  const active = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.status, ['QUEUED', 'RUNNING']))
  const ended = await db
    .delete(providerOrders)
    .where(notInArray(providerOrders.jobId, active))
    .returning({ id: providerOrders.id })
  for (const { id } of ended) await files.remove(fileKeyOf(id))
}
