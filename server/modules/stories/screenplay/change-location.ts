import { and, eq, ne, sql } from 'drizzle-orm'
import { tidyPlace } from '#src/domain/fountain/tidy.ts'
import { type Owner, ownLocation } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { locations, screenplaySegments } from '#server/platform/db/schema/index.ts'
import { HttpError, validationFailed } from '#server/platform/http/http-error.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { finishScreenplay } from './order-and-text.ts'

interface LocationInput {
  name: string
  description?: string
  derived_from?: string
}

/** A location from the request, as columns; refuses a taken name, and a location that would derive from itself. */
export async function locationColumns(scope: Scope, user: Owner, input: LocationInput, id?: string) {
  const name = tidyPlace(input.name)
  if (name === '') throw validationFailed({ name: ['Enter a location name'] })
  await requireFreeName(scope, user, name, id)
  const derivedFromId = input.derived_from ?? null
  if (derivedFromId !== null) await requireOrigin(scope, user, derivedFromId, id)
  return { name, description: input.description?.trim() ?? '', derivedFromId }
}

async function requireFreeName({ db }: Scope, user: Owner, name: string, id: string | undefined) {
  const isOther = id === undefined ? undefined : ne(locations.id, id)
  const [taken] = await db
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.userId, user.id), sql`lower(${locations.name}) = ${name.toLowerCase()}`, isOther))
    .limit(1)
  const text = 'You already have a location with this name'
  if (taken) throw new HttpError(409, { message: text, error: 'NAME_TAKEN', fields: { name: [text] } })
}

async function requireOrigin(scope: Scope, user: Owner, originId: string, id: string | undefined) {
  // No location is a variation of itself, directly or indirectly.
  for (let next: string | null = originId; next !== null;) {
    if (next === id) throw validationFailed({ derived_from: ['A location can’t be a variation of itself'] })
    const origin: typeof locations.$inferSelect = await ownLocation(scope.db, user, next)
    next = origin.derivedFromId
  }
}

/** Stories with a location: the text of each follows its name. */
export async function storiesAt({ db }: Scope, locationId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: screenplaySegments.storyId })
    .from(screenplaySegments)
    .where(eq(screenplaySegments.locationId, locationId))
  return rows.map(({ id }) => id)
}

export async function followLocation(scope: Scope, user: Owner, storyIds: readonly string[]): Promise<void> {
  for (const id of storyIds) await finishScreenplay(await beginEdit(scope, user, id))
}
