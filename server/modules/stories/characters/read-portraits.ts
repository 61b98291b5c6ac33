import type { Illustrator, Portrayed } from '#engines/ports.ts'
import type { App } from '#server/platform/context.ts'
import { readBytes } from '#server/platform/files/read-bytes.ts'
import { type Portrait, portraitsIn, type SeenCharacter } from './cast-prompt.ts'

/** The people of a picture as an illustrator is given them, and which portraits those are; null for one that goes by words alone. */
export interface PeopleShown {
  people: Portrayed[]
  portraits: Portrait[] | null
}

/** Reads the portraits of those whom a prompt names, for an illustrator that follows them. One whose file is gone is drawn by words. */
export async function readPortraits(
  { files }: Pick<App, 'files'>,
  illustrator: Illustrator,
  cast: readonly SeenCharacter[],
  prompt: string,
): Promise<PeopleShown> {
  const portraits = portraitsFor(illustrator, cast, prompt)
  return { people: await readPeople({ files }, portraits ?? []), portraits }
}

/** People as an illustrator is given them. */
export async function readPeople({ files }: Pick<App, 'files'>, portraits: readonly Portrait[]): Promise<Portrayed[]> {
  const read = await Promise.all(
    portraits.map(async ({ callName: name, fileKey }) => {
      const picture = await readBytes(files, fileKey)
      return picture ? [{ name, picture }] : []
    }),
  )
  return read.flat()
}

/** Which portraits a picture is drawn after today; null where people are drawn by words alone. */
export function portraitsFor(
  { follows }: Illustrator,
  cast: readonly SeenCharacter[],
  prompt: string,
): Portrait[] | null {
  return follows && follows.portraits > 0 ? portraitsIn(cast, prompt, follows.portraits) : null
}
