import type { Scope } from '#server/platform/context.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { lockAccount, requireRoomForStory } from './plan-limits.ts'

type NewStory = Omit<typeof stories.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'revision'>

export const UNTITLED = 'Untitled story'
const TITLE_WORDS = 8

/**
 * Adds a story with a seed of its own, so that its pictures belong together, and with the person's pace and model where none is given. Refused when the plan is full, also when several are
 * added at the same time.
 */
export async function insertStory(scope: Scope, values: NewStory): Promise<StoryRow> {
  const now = scope.services.clock.now()
  return scope.transact(async (inner) => {
    const account = await lockAccount(inner, values.userId)
    await requireRoomForStory(inner, account)
    const preferred = {
      scenePace: values.scenePace ?? account.scenePacePreference,
      defaultImageModel: values.defaultImageModel ?? account.defaultImageModel,
    }
    const [row] = await inner.db
      .insert(stories)
      .values({ imageSeed: newSeed(), ...values, ...preferred, revision: 1, createdAt: now, updatedAt: now })
      .returning()
    if (!row) throw new Error('The story was not added')
    return row
  })
}

/** Below 2^31, what the column and the contract hold. */
export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed >>> 1
}

/** The first words of a text, until the writer finds a title. */
export function titleFrom(text: string): string {
  const words = text.trim().split(/\s+/u).filter(Boolean)
  const title = words.slice(0, TITLE_WORDS).join(' ').slice(0, 80).trimEnd()
  if (title === '') return UNTITLED
  return words.length > TITLE_WORDS ? `${title} …` : title
}
