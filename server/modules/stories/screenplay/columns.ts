import { and, eq } from 'drizzle-orm'
import type { ScreenplayElementInput, UpdateScreenplaySegmentRequest } from '#generated/schema.ts'
import type { Source } from '#src/domain/fountain/screenplay.ts'
import { tidyAction, tidyDialogue, tidyLine, tidyTransition, tidyPlace } from '#src/domain/fountain/tidy.ts'
import type { Scope } from '#server/platform/context.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import { changedElsewhere, validationFailed, HttpError } from '#server/platform/http/http-error.ts'
import type { ElementRow, LocationRow, SegmentRow } from './read.ts'
import { type Owner, ownLocation } from '#server/platform/auth/ownership.ts'

type SegmentInput = Omit<UpdateScreenplaySegmentRequest, 'version'>

type SegmentColumns = Pick<SegmentRow, 'locationId' | 'locationName' | 'locationType' | 'timeOfDay'>

type ElementInput = ScreenplayElementInput
export type ElementColumns = Pick<ElementRow, 'elementType' | 'description' | 'characterId' | 'dialogue' | 'emotions'>

/** An element from the request, as columns; refuses invalid values by field. */
export async function elementColumns(scope: Scope, storyId: string, input: ElementInput): Promise<ElementColumns> {
  if (input.element_type !== 'DIALOGUE') {
    const description = tidyByKind[input.element_type](input.description)
    if (description === '') throw validationFailed({ description: ['Enter some text'] })
    return { elementType: input.element_type, description, characterId: null, dialogue: '', emotions: [] }
  }
  const dialogue = tidyDialogue(input.dialogue)
  if (dialogue === '') throw validationFailed({ dialogue: ['Enter the dialogue'] })
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

/** The rest of a part's source after a change: the notes around it. */
export function sourceAround(source: Source | null): Source | null {
  if (source === null || (source.before === '' && source.after === '')) return null
  return { ...source, text: null }
}

/** Refuses a change that was based on another state; a change that equals the current state is no conflict. */
export function requireVersion(row: { version: number }, version: number | undefined, columns: object): void {
  if (version !== undefined && version !== row.version && !isSame(row, columns)) throw changedElsewhere()
}

/** Whether columns are unchanged. */
export const isSame = <Columns extends object>(row: object, columns: Columns): boolean =>
  Object.entries(columns).every(([name, value]) => JSON.stringify(Reflect.get(row, name)) === JSON.stringify(value))

/** A heading from the request, as columns; omitted values are those of a new one. */
export async function segmentColumns(scope: Scope, user: Owner, input: SegmentInput): Promise<SegmentColumns> {
  const location = input.location === undefined ? null : await requireLocation(scope, user, input.location)
  return {
    locationId: location?.id ?? null,
    locationName: location === null ? tidyPlace(input.location_name ?? '') : '',
    locationType: input.location_type ?? 'INT',
    timeOfDay: input.time_of_day ?? 'DAY',
  }
}

async function requireLocation(scope: Scope, user: Owner, id: string): Promise<LocationRow> {
  try {
    return await ownLocation(scope.db, user, id)
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404)
      throw validationFailed({ location: ['Choose one of your locations'] })
    throw cause
  }
}
