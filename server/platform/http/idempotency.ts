import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Scope } from '#server/platform/context.ts'
import { sha256Hex } from '#server/platform/crypto/digest.ts'
import { idempotencyKeys } from '#server/platform/db/schema/index.ts'
import { idempotencyKeyReused, validationFailed } from './http-error.ts'

export interface Answer {
  status: number
  body: unknown
}

const keySchema = z.uuid()

/** The call's key; every spending call must send one, so that a repeat cannot spend twice. */
export function readIdempotencyKey(request: Request): string {
  const key = keySchema.safeParse(request.headers.get('idempotency-key'))
  if (!key.success) throw validationFailed({ 'Idempotency-Key': ['Must be a UUID, made once per intended action'] })
  // One key in upper or lower case: it names files and rows.
  return key.data.toLowerCase()
}

/** The hash behind a key: the operation with all its input. */
export async function hashRequest(operationId: string, input: unknown): Promise<string> {
  return sha256Hex(JSON.stringify([operationId, input]))
}

/** The stored answer of a call with this key; undefined when there is none, or the call is still running. */
export async function findStoredAnswer(
  { db }: Pick<Scope, 'db'>,
  { userId, key, hash }: { userId: string; key: string; hash: string },
): Promise<Answer | undefined> {
  const isThisCall = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  const [stored] = await db.select().from(idempotencyKeys).where(isThisCall)
  if (!stored || stored.status === null || stored.requestHash !== hash) return undefined
  return { status: stored.status, body: stored.response }
}

/**
 * Does the work once per key, in the same transaction as the key's row: a parallel repeat waits for that row and then reads
 * the stored answer; a refused or crashed call leaves no row, so it may be retried.
 */
export async function once(
  scope: Scope,
  request: { userId: string; key: string; hash: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { userId, key, hash } = request
  const reserved = await scope.db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash: hash, createdAt: scope.services.clock.now() })
    .onConflictDoNothing()
    .returning()
  const isThisCall = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  if (reserved.length === 0) {
    const [stored] = await scope.db.select().from(idempotencyKeys).where(isThisCall)
    if (stored?.requestHash !== hash || stored.status === null) throw idempotencyKeyReused()
    return { status: stored.status, body: stored.response }
  }
  const answer = await work()
  await scope.db.update(idempotencyKeys).set({ status: answer.status, response: answer.body }).where(isThisCall)
  return answer
}

/** No request hashes to this. */
const WITHDRAWN = 'withdrawn'

/**
 * Whether the call with a key was done; if not, it never will be: its key is taken. A running call locks its row, and this
 * waits for it.
 */
export async function withdraw(
  { db, services }: Scope,
  userId: string,
  key: string,
): Promise<'ACCEPTED' | 'WITHDRAWN'> {
  const taken = await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash: WITHDRAWN, createdAt: services.clock.now() })
    .onConflictDoNothing()
    .returning()
  if (taken.length > 0) return 'WITHDRAWN'
  const isThisCall = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  const [stored] = await db.select().from(idempotencyKeys).where(isThisCall)
  return stored?.requestHash === WITHDRAWN ? 'WITHDRAWN' : 'ACCEPTED'
}
