import { eq } from 'drizzle-orm'
import { displayName, nameKey, tidyPlace } from '#src/domain/fountain/tidy.ts'
import type { Owner } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { locations } from '#server/platform/db/schema/index.ts'

const MAX_NAME_LENGTH = 200

/**
 * The person's locations of these names, by `nameKey`; those that are missing are made. 'Lighthouse - Lamp room' is derived from
 * 'Lighthouse' where there is one.
 */
export async function linkPlaces(scope: Scope, user: Owner, names: readonly string[]): Promise<Map<string, string>> {
  const { db, services } = scope
  const known = await db.select().from(locations).where(eq(locations.userId, user.id))
  const ids = new Map(known.map(({ id, name }) => [nameKey(name), id]))
  const missing = new Map<string, string>()
  for (const name of names) {
    const key = nameKey(name)
    if (key !== '' && name.length <= MAX_NAME_LENGTH && !ids.has(key) && !missing.has(key))
      missing.set(key, displayName(name))
  }
  const now = services.clock.now()
  // The place before its rooms.
  for (const [key, name] of [...missing].sort(([one], [other]) => one.length - other.length)) {
    const derivedFromId = ids.get(nameKey(wholeOf(key))) ?? null
    const [row] = await db
      .insert(locations)
      .values({ userId: user.id, name, derivedFromId, createdAt: now, updatedAt: now })
      .returning()
    if (row) ids.set(key, row.id)
  }
  return ids
}

const wholeOf = (name: string): string =>
  tidyPlace(
    name
      .split(/\s[-–—]\s/u)
      .slice(0, -1)
      .join(' - '),
  )
