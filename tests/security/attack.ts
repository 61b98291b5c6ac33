import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '#server/platform/db/schema/index.ts'
import type { Db } from '#server/platform/ports/db.ts'
import type { Caller, CallResult } from '#server/testing/caller.ts'
import type { Operation } from './contract.ts'
import { slotsOf } from './slots.ts'
import { type Request, toCall, validRequest, withSlot } from './valid-requests.ts'
import type { SeededAccount } from './seed-account.ts'

/** Counters of attempts grow also when an attempt is refused. */
const COUNTERS = ['throttle']

const tables = Object.values(schema)
  .flatMap((value) => (value instanceof PgTable ? [getTableConfig(value).name] : []))
  .filter((name) => !COUNTERS.includes(name))

interface Known {
  /** Id of the transaction after the last one that wrote something. */
  next: string
  all: string
}
const known = new WeakMap<Db, Known>()

/** Changes with every row that is added, changed or deleted. Reads them only when something was written since the last time. */
export async function fingerprint(db: Db): Promise<string> {
  const [snapshot] = await db
    .select({ next: sql<string>`pg_snapshot_xmax(pg_current_snapshot())` })
    .from(sql`(select) x`)
  const next = snapshot?.next ?? ''
  const last = known.get(db)
  if (last?.next === next) return last.all
  const all = await readAll(db)
  known.set(db, { next, all })
  return all
}

async function readAll(db: Db): Promise<string> {
  const parts = tables.map(
    (name) => `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) m from "${name}" t`,
  )
  const [row] = await db
    .select({ all: sql<string>`string_agg(m, '')` })
    .from(sql.raw(`(${parts.join(' union all ')}) x`))
  return row?.all ?? ''
}

/** All ways to name the victim's records: all of them at once, and one among the attacker's own. */
export function foreignRequests(
  operation: Operation,
  attacker: SeededAccount,
  victim: SeededAccount,
): [name: string, Request][] {
  const slots = slotsOf(operation)
  const own = validRequest(operation, attacker)
  const theirs = validRequest(operation, victim)
  // An example without its optional ids names no record.
  const namesThem = Object.values(victim.ids).some((id) => JSON.stringify(theirs).includes(id))
  return [
    ...(namesThem ? [['everything', theirs] satisfies [string, Request]] : []),
    ...slots.map((slot): [string, Request] => [
      `${slot.where} ${slot.path.join('.')}`,
      withSlot(operation, own, slot, victim.ids[slot.kind], attacker),
    ]),
  ]
}

/** A filter that matches no own record answers an empty list. */
function isFilter(operation: Operation, name: string): boolean {
  const [where, parameter] = name.split(/[ .]/)
  return (
    operation.isRead &&
    where === 'query' &&
    operation.parameters.some(({ name: known, required }) => known === parameter && !required)
  )
}

/** A record's references may also be rejected like any other field, by its name. */
function namesField(operation: Operation, { status, body }: CallResult): boolean {
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? Object.keys(body.fields ?? {}) : []
  // A nested request is rejected by its own names.
  const names = slotsOf(operation).flatMap(({ path }) => path)
  return status === 400 && fields.some((field) => names.includes(field.split('.')[0] ?? ''))
}

/** Whether an answer reveals anything of a user's records. */
export function leaks({ body }: CallResult, victim: SeededAccount): boolean {
  return JSON.stringify(body ?? null).includes(victim.sentinel)
}

/**
 * Calls an operation with another user's records in every way; returns the findings: a success, a text of theirs, a changed row,
 * or an error for another reason (then the request itself must be corrected in `valid-requests.ts`).
 */
export async function attack(
  caller: Caller,
  db: Db,
  operation: Operation,
  attacker: SeededAccount,
  victim: SeededAccount,
): Promise<string[]> {
  const wrong: string[] = []
  const before = await fingerprint(db)
  for (const [name, request] of foreignRequests(operation, attacker, victim)) {
    const answer = await caller.call(operation.id, { as: attacker.user, ...toCall(operation, request) })
    const isEmptyList = isFilter(operation, name) && answer.status === 200
    if (![403, 404].includes(answer.status) && !isEmptyList && !namesField(operation, answer))
      wrong.push(`${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
    if (leaks(answer, victim)) wrong.push(`${name}: leaked ${victim.sentinel}`)
  }
  if ((await fingerprint(db)) !== before) wrong.push('rows were changed')
  return wrong
}
