import { and, eq } from 'drizzle-orm'
import type { ScreenplayElementInput } from '#generated/schema.ts'
import type { Source } from '#src/domain/fountain/screenplay.ts'
import { tidyAction, tidyDialogue, tidyLine, tidyTransition } from '#src/domain/fountain/tidy.ts'
import type { Scope } from '#server/platform/context.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import { changedElsewhere, validationFailed } from '#server/platform/http/http-error.ts'
import type { ElementRow } from './read.ts'

type ElementInput = ScreenplayElementInput
export type ElementColumns = Pick<ElementRow, 'elementType' | 'description' | 'characterId' | 'dialogue' | 'emotions'>

/** An element as it was sent, as columns; refuses by field what cannot be. */
export async function elementColumns(scope: Scope, storyId: string, input: ElementInput): Promise<ElementColumns> {
  if (input.element_type !== 'DIALOGUE') {
    const description = tidyByKind[input.element_type](input.description)
    if (description === '') throw validationFailed({ description: ['Write something here'] })
    return { elementType: input.element_type, description, characterId: null, dialogue: '', emotions: [] }
  }
  const dialogue = tidyDialogue(input.dialogue)
  if (dialogue === '') throw validationFailed({ dialogue: ['Write what is said'] })
  const characterId = input.character ?? null
  if (characterId !== null) await requireInCast(scope, storyId, characterId)
  const emotions = [...new Set(input.emotions ?? [])]
  return { elementType: 'DIALOGUE', description: tidyLine(input.description ?? ''), characterId, dialogue, emotions }
}

const tidyByKind = { ACTION: tidyAction, SHOT: tidyLine, TRANSITION: tidyTransition } as const

async function requireInCast({ db }: Scope, storyId: string, characterId: string) {
  const [found] = await db
    .select({ id: characters.id })
    .from(characters)
    .where(and(eq(characters.id, characterId), eq(characters.storyId, storyId)))
  if (!found) throw validationFailed({ character: ['Choose a character of this story'] })
}

/** What is left of a part's source once it says something else: the notes around it. */
export function sourceAround(source: Source | null): Source | null {
  if (source === null || (source.before === '' && source.after === '')) return null
  return { ...source, text: null }
}

/** Refuses a change that was made to something else than what is there; what stands there already is no conflict. */
export function requireVersion(row: { version: number }, version: number | undefined, columns: object): void {
  if (version !== undefined && version !== row.version && !isSame(row, columns)) throw changedElsewhere()
}

/** Whether columns hold what they held. */
export const isSame = <Columns extends object>(row: object, columns: Columns): boolean =>
  Object.entries(columns).every(([name, value]) => JSON.stringify(Reflect.get(row, name)) === JSON.stringify(value))
