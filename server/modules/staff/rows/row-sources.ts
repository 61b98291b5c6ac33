import type { SettleableJob, StaffRow } from '#generated/schema.ts'
import { hasStaffRole } from '#server/platform/auth/authenticate.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { forbidden } from '#server/platform/http/http-error.ts'
import { maskAddress } from '../people.ts'
import { chargeRows, personRows, ledgerRows } from './person-rows.ts'
import { exportRows, jobRows, taskRows } from './work-rows.ts'
import { pieceRows, storyRows, uploadRows } from './made-rows.ts'
import { type ReadRow, type RowKind, type RowSource, type RowColumns, rowSource } from './rows.ts'
import { reports, purchases, subscriptionPayments, subscriptions } from '#server/platform/db/schema/index.ts'
import { eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

/** Payments for credits and for periods of plans, by the day of the charge. */
const paymentRows: RowSource = rowSource({
  from: (db) => {
    const table = unionAll(
      db
        .select({
          ...{ id: purchases.id, userId: purchases.userId, createdAt: purchases.createdAt },
          ...{ type: sql<string>`'CREDITS'`.as('type'), status: sql<string>`${purchases.status}`.as('status') },
          ...{ amount: purchases.amount, currency: purchases.currency },
        })
        .from(purchases),
      db
        .select({
          id: subscriptionPayments.id,
          ...{ userId: subscriptions.userId, createdAt: subscriptionPayments.createdAt },
          type: sql<string>`'PLAN'`.as('type'),
          status: sql<string>`${subscriptionPayments.status}`.as('status'),
          ...{ amount: subscriptionPayments.amount, currency: subscriptionPayments.currency },
        })
        .from(subscriptionPayments)
        .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPayments.subscriptionId)),
    ).as('payments')
    return {
      table,
      columns: {
        ...{ id: table.id, userId: table.userId, createdAt: table.createdAt },
        ...{ type: sql`${table.type}`, status: sql`${table.status}` },
        ...{ amount: table.amount, currency: table.currency },
      },
    }
  },
  sum: 'amount',
})

const columns: RowColumns = {
  id: reports.id,
  userId: reports.userId,
  createdAt: reports.createdAt,
  storyId: reports.storyId,
  type: reports.kind,
  status: reports.state,
  reason: reports.description,
}

/** Reports and feedback of users; the reason is their text. */
const reportRows: RowSource = rowSource({ from: () => ({ table: reports, columns }) })

/** Every kind of rows, and the roles that may see it besides admins. */
const SOURCES: Readonly<Record<RowKind, { source: RowSource; roles: readonly string[] }>> = {
  PERSON: { source: personRows, roles: ['support', 'finance'] },
  STORY: { source: storyRows, roles: ['support'] },
  TASK: { source: taskRows, roles: ['support'] },
  EXPORT: { source: exportRows, roles: ['support'] },
  REPORT: { source: reportRows, roles: ['support'] },
  CHARGE: { source: chargeRows, roles: ['support', 'finance'] },
  JOB: { source: jobRows, roles: ['support'] },
  PAYMENT: { source: paymentRows, roles: ['finance'] },
  LEDGER: { source: ledgerRows, roles: ['support', 'finance'] },
  UPLOAD: { source: uploadRows, roles: ['support'] },
  PIECE: { source: pieceRows, roles: ['support', 'finance'] },
}

/** The rows of a kind, for its roles. */
export function rowSourceFor(user: UserRow, kind: RowKind): RowSource {
  const { source, roles } = SOURCES[kind]
  if (!hasStaffRole(user, roles)) throw forbidden()
  return source
}

/** @param job the job of the row, where staff can act on it */
export function presentRow(kind: RowKind, row: ReadRow, job: SettleableJob | null = null): StaffRow {
  return {
    row_id: row.id,
    kind,
    user_id: row.userId,
    email: row.email === null ? null : maskAddress(row.email),
    story_id: row.storyId,
    ...{ type: row.type, model: row.model, status: row.status },
    reason: row.reason === null || row.reason === '' ? null : row.reason.slice(0, 4_000),
    wait_ms: row.waitMs,
    work_ms: row.workMs,
    ...{ credits: row.credits, amount: row.amount, currency: row.currency, country: row.country },
    job,
    created_at: row.createdAt.toISOString(),
  }
}
