import type { SignedInSessionList } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { openSessionsOf } from '#server/platform/db/queries/open-sessions.ts'

/** The devices that are signed in: the one that asks first, then those that called last. */
export async function readSessionList(
  { db, services }: Scope,
  userId: string,
  currentId: string | null,
): Promise<SignedInSessionList> {
  const rows = await openSessionsOf(db, userId, services.clock.now())
  const countries = await Promise.all(rows.map(({ network }) => services.places.countryOf(network)))
  const results = rows.map((row, at) => ({
    session_id: row.id,
    device: row.device,
    network: row.network,
    country: countries[at] ?? null,
    is_current: row.id === currentId,
    signed_in_at: row.createdAt.toISOString(),
    last_seen_at: (row.lastSeenAt ?? row.createdAt).toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }))
  return { results: results.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) }
}
