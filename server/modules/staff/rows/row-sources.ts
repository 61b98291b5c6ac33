import type { SettleableJob, StaffRow } from '#generated/schema.ts'
import { hasStaffRole } from '#server/platform/auth/staff-roles.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { forbidden } from '#server/platform/http/http-error.ts'
import { maskAddress } from '../mask-address.ts'
import { chargeRows } from './charge-rows.ts'
import { exportRows } from './export-rows.ts'
import { jobRows } from './job-rows.ts'
import { ledgerRows } from './ledger-rows.ts'
import { paymentRows } from './payment-rows.ts'
import { personRows } from './person-rows.ts'
import { pieceRows } from './piece-rows.ts'
import { reportRows } from './report-rows.ts'
import type { ReadRow, RowKind, RowSource } from './rows.ts'
import { storyRows } from './story-rows.ts'
import { taskRows } from './task-rows.ts'
import { uploadRows } from './upload-rows.ts'

/** Every kind of rows, and whose it is beside the admins'. */
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

/** The rows of a kind, for who may see them. */
export function rowSourceFor(user: UserRow, kind: RowKind): RowSource {
  const { source, roles } = SOURCES[kind]
  if (!hasStaffRole(user, roles)) throw forbidden()
  return source
}

/** @param job what makes the row, where a person can do something about it */
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
