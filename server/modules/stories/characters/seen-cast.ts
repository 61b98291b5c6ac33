import { and, asc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CharacterRow, MediaRow } from '#server/platform/db/rows.ts'
import { characters, media } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { Illustrator, Portrayed } from '#engines/ports.ts'
import type { App } from '#server/platform/context.ts'
import { readBytes } from '#server/platform/files/inspect.ts'

/**
 * The characters of an image as an illustrator gets them, and the ids of their portraits; null for one described by words
 * alone.
 */
interface PeopleShown {
  people: Portrayed[]
  portraits: Portrait[] | null
}

export type SeenCharacter = Pick<CharacterRow, 'callName' | 'description'> & {
  /** null while there is none. */
  portrait: Shown | null
  sheet: Shown | null
}

type Shown = Pick<MediaRow, 'id' | 'fileKey' | 'contentHash'>

/** Characters that may appear in a story's images: the published ones. */
export const seenCast = (db: DbOrTx, storyId: string): Promise<SeenCharacter[]> =>
  seenCharacters(
    db,
    and(eq(characters.storyId, storyId), eq(characters.status, 'published'), eq(characters.role, 'Character')),
  )

/** The characters of a condition as images may show them, the oldest first. */
export function seenCharacters(db: DbOrTx, isSeen: SQL | undefined): Promise<(SeenCharacter & { id: string })[]> {
  const sheets = alias(media, 'sheets')
  return db
    .select({
      ...{ id: characters.id, callName: characters.callName, description: characters.description },
      portrait: { id: media.id, fileKey: media.fileKey, contentHash: media.contentHash },
      sheet: { id: sheets.id, fileKey: sheets.fileKey, contentHash: sheets.contentHash },
    })
    .from(characters)
    .leftJoin(media, and(eq(media.id, characters.portraitMediaId), eq(media.status, 'COMPLETED')))
    .leftJoin(sheets, and(eq(sheets.id, characters.sheetMediaId), eq(sheets.status, 'COMPLETED')))
    .where(isSeen)
    .orderBy(asc(characters.createdAt), asc(characters.callName))
}

/**
 * An image's prompt with the looks of the characters that it names. The description follows the name, so that a character
 * looks the same in every scene. A prompt that already has it stays unchanged.
 */
export function castPrompt(cast: readonly Pick<SeenCharacter, 'callName' | 'description'>[], prompt: string): string {
  return cast.reduce((text, { callName, description }) => {
    const looks = description.trim().replace(/[.\s]+$/u, '')
    return looks === '' || text.includes(looks) || !names(prompt, callName) ? text : `${text}, ${callName}: ${looks}`
  }, prompt)
}

/** An image's prompt with the chosen characters, whether it names them or not. */
export function withCharacters(
  chosen: readonly Pick<SeenCharacter, 'callName' | 'description'>[],
  prompt: string,
): string {
  return chosen.reduce((text, { callName, description }) => {
    const looks = description.trim().replace(/[.\s]+$/u, '')
    if (looks !== '') return text.includes(looks) ? text : `${text}, ${callName}: ${looks}`
    return names(text, callName) ? text : `${text}, ${callName}`
  }, prompt)
}

/** The portraits and sheets for an image: of the characters that its prompt names, up to the model's limit. */
export const portraitsIn = (cast: readonly SeenCharacter[], prompt: string, most: number): Portrait[] =>
  portraitsOf(
    cast.filter(({ callName }) => names(prompt, callName)),
    most,
  )

/**
 * Portraits and sheets of the chosen characters of an image, named in it or not. Where a model does not take all of them, everybody's
 * face comes before anybody's second image.
 */
export function portraitsOf(chosen: readonly SeenCharacter[], most: number): Portrait[] {
  const all = chosen.map(({ callName, portrait, sheet }) => [
    ...storedImage(portrait, { callName, isSheet: false }),
    ...storedImage(sheet, { callName, isSheet: true }),
  ])
  return [...all.flatMap(([first]) => first ?? []), ...all.flatMap(([_first, ...more]) => more)].slice(0, most)
}

const storedImage = (image: Shown | null, of: Pick<Portrait, 'callName' | 'isSheet'>): Portrait[] =>
  image?.fileKey ? [{ ...of, ...image, fileKey: image.fileKey }] : []

/** A character's portrait or sheet, which is stored. */
export type Portrait = Pick<CharacterRow, 'callName'> & Shown & { fileKey: string; isSheet: boolean }

/** As a word of its own: 'Ann' is not in 'Annual'. */
export function names(prompt: string, name: string): boolean {
  const escaped = name.trim().replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return escaped !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(prompt)
}

/**
 * Reads the portraits of the characters in a prompt, for an illustrator that follows them. One whose file is missing is
 * described by words.
 */
export async function readPortraits(
  { files }: Pick<App, 'files'>,
  illustrator: Illustrator,
  cast: readonly SeenCharacter[],
  prompt: string,
): Promise<PeopleShown> {
  const portraits = portraitsFor(illustrator, cast, prompt)
  return { people: await readPeople({ files }, portraits ?? []), portraits }
}

/** Characters in the illustrator's form. */
export async function readPeople({ files }: Pick<App, 'files'>, portraits: readonly Portrait[]): Promise<Portrayed[]> {
  const read = await Promise.all(
    portraits.map(async ({ callName: name, fileKey, isSheet }) => {
      const image = await readBytes(files, fileKey)
      return image ? [{ name, image, ...(isSheet && { isSheet }) }] : []
    }),
  )
  return read.flat()
}

/** The portraits that an image would follow today; null where characters are described by words alone. */
export function portraitsFor(
  { follows }: Illustrator,
  cast: readonly SeenCharacter[],
  prompt: string,
): Portrait[] | null {
  return follows && follows.portraits > 0 ? portraitsIn(cast, prompt, follows.portraits) : null
}
