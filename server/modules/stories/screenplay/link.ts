import { and, inArray, isNull, eq } from 'drizzle-orm'
import { castVoices } from '#src/domain/cast-voices.ts'
import { displayName, nameKey, tidyPlace } from '#src/domain/fountain/tidy.ts'
import { traitsOfNamed } from '#src/domain/person-words.ts'
import { castableVoices, castOf } from '#server/modules/stories/characters/cast.ts'
import type { CharacterRow, StoryRow } from '#server/platform/db/rows.ts'
import type { Scope } from '#server/platform/context.ts'
import { characters, locations } from '#server/platform/db/schema/index.ts'
import type { Owner } from '#server/platform/auth/ownership.ts'

const MAX_NAME_LENGTH = 200

/**
 * The cast by `nameKey`. Missing speakers are added, each with a voice of its own while there are enough, of the screenplay's
 * age and gender; untouched drafts without lines are deleted.
 * @param actions the action lines, which introduce characters
 */
export async function linkPeople(
  scope: Scope,
  story: StoryRow,
  names: readonly string[],
  actions: readonly string[],
): Promise<Map<string, CharacterRow>> {
  const { db, services } = scope
  const wanted = new Map(names.map((name) => [nameKey(name), name]))
  const cast = await castOf(scope, story)
  const silent = cast.filter((row) => isUntouched(row) && !wanted.has(nameKey(row.callName)))
  if (silent.length > 0)
    await db.delete(characters).where(
      and(
        inArray(
          characters.id,
          silent.map(({ id }) => id),
        ),
        isNull(characters.mappedFromId),
      ),
    )
  const kept = cast.filter((row) => !silent.includes(row))
  const byKey = new Map(kept.map((row) => [nameKey(row.callName), row]))
  const missing = [...wanted].filter(([key]) => !byKey.has(key))
  const people = missing.map(([, name]) => traitsOfNamed(name, actions))
  const taken = kept.flatMap(({ voiceCode }) => voiceCode ?? [])
  const voices = castVoices(castableVoices(scope, story), people, taken)
  const now = services.clock.now()
  if (missing.length === 0) return byKey
  const added = await db
    .insert(characters)
    .values(
      missing.map(([, name], at) => ({
        storyId: story.id,
        userId: story.userId,
        callName: displayName(name),
        voiceCode: voices[at] ?? null,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning()
  for (const row of added) byKey.set(nameKey(row.callName), row)
  return byKey
}

function isUntouched({ role, status, mappedFromId, first, createdAt, updatedAt }: CharacterRow): boolean {
  const isDraft = role === 'Character' && status === 'draft' && mappedFromId === null
  return isDraft && first === null && createdAt.getTime() === updatedAt.getTime()
}

/**
 * The user's locations of these names, by `nameKey`; missing ones are created. 'Lighthouse - Lamp room' is derived from
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
  // The location before its rooms.
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
