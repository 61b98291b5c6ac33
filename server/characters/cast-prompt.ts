import { and, asc, eq } from 'drizzle-orm'
import type { CharacterRow } from '#server/db/rows.ts'
import { characters } from '#server/db/schema/index.ts'
import type { DbOrTx } from '#server/ports/db.ts'

export type SeenCharacter = Pick<CharacterRow, 'callName' | 'description'>

/** Who can be seen in a story's pictures: its published characters. */
export function seenCast(db: DbOrTx, storyId: string): Promise<SeenCharacter[]> {
  const isSeen = and(
    eq(characters.storyId, storyId),
    eq(characters.status, 'published'),
    eq(characters.role, 'Character'),
  )
  return db
    .select({ callName: characters.callName, description: characters.description })
    .from(characters)
    .where(isSeen)
    .orderBy(asc(characters.createdAt), asc(characters.callName))
}

/**
 * A picture's prompt with how the people in it look: the characters that it names. Their words follow the name's own, so that
 * everybody looks the same in every scene. One that tells it already stays as it is.
 */
export function castPrompt(cast: readonly SeenCharacter[], prompt: string): string {
  return cast.reduce((told, { callName, description }) => {
    const looks = description.trim().replace(/[.\s]+$/u, '')
    return looks === '' || told.includes(looks) || !names(prompt, callName) ? told : `${told}, ${callName}: ${looks}`
  }, prompt)
}

/** As a word of its own: 'Ann' is not in 'Annual'. */
function names(prompt: string, name: string): boolean {
  const escaped = name.trim().replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return escaped !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(prompt)
}
