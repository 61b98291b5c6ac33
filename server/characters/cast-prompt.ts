import { and, asc, eq } from 'drizzle-orm'
import { characters } from '#server/db/schema/index.ts'
import type { DbOrTx } from '#server/ports/db.ts'

/**
 * A picture's prompt with how the people in it look: published characters that it names. Their words follow the name's own, so that
 * everybody looks the same in every scene. One that tells it already stays as it is.
 */
export async function castPrompt(db: DbOrTx, storyId: string, prompt: string): Promise<string> {
  const isSeen = and(
    eq(characters.storyId, storyId),
    eq(characters.status, 'published'),
    eq(characters.role, 'Character'),
  )
  const cast = await db
    .select()
    .from(characters)
    .where(isSeen)
    .orderBy(asc(characters.createdAt), asc(characters.callName))
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
