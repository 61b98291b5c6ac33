import { and, desc, eq, gte, inArray, isNotNull, ne, notExists, or } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { arolls, media, overlays, renders, stories } from '#server/platform/db/schema/index.ts'
import type { RenderRow } from '#server/platform/db/rows.ts'

/** Videos of a story that are stored: the last one is used for the next export, the others can be downloaded again. */
export const MAX_STORED_FILMS = 3

/** Deletes the files a render uploaded and did not deliver. One export of a story runs at a time, so they are all its own. */
export async function deleteUndelivered(scope: Scope, render: RenderRow): Promise<void> {
  await deleteFilms(
    scope,
    await scope.db
      .select({ id: media.id })
      .from(media)
      .where(
        and(
          eq(media.storyId, render.storyId),
          eq(media.source, 'GENERATED'),
          eq(media.fileName, `${render.storyId}.mp4`),
          gte(media.createdAt, render.createdAt),
          notExists(scope.db.select().from(renders).where(eq(renders.mediaId, media.id))),
        ),
      ),
  )
}

/** Deletes a story's videos except the newest ones. */
export async function deleteOldFilms(scope: Scope, storyId: string): Promise<void> {
  const films = await scope.db
    .select({ id: renders.mediaId })
    .from(renders)
    .where(and(eq(renders.storyId, storyId), eq(renders.status, 'COMPLETED'), isNotNull(renders.mediaId)))
    .orderBy(desc(renders.completedAt))
    .offset(MAX_STORED_FILMS)
  await deleteFilms(
    scope,
    films.flatMap(({ id }) => (id === null ? [] : [{ id }])),
  )
}

/** Videos that were inserted into a story since stay. */
async function deleteFilms(scope: Scope, films: readonly { id: string }[]): Promise<void> {
  if (films.length === 0) return
  const { db, services } = scope
  const isOneOf = inArray(
    media.id,
    films.map(({ id }) => id),
  )
  const gone = await db
    .delete(media)
    .where(
      and(
        isOneOf,
        notExists(db.select().from(arolls).where(eq(arolls.mediaId, media.id))),
        notExists(db.select().from(overlays).where(eq(overlays.mediaId, media.id))),
        notExists(
          db
            .select()
            .from(stories)
            .where(or(eq(stories.sourceMediaId, media.id), eq(stories.lastVideoMediaId, media.id))),
        ),
      ),
    )
    .returning({ fileKey: media.fileKey, thumbnailKey: media.thumbnailKey })
  const keys = gone.flatMap(({ fileKey, thumbnailKey }) => [fileKey, thumbnailKey]).filter((key) => key !== null)
  scope.afterCommit(() => void Promise.all(keys.map((key) => services.files.remove(key).catch(() => undefined))))
}

/** The story's newest video and the document that it shows; undefined when there is none. */
export async function findEarlierFilm({ db }: Pick<Scope, 'db'>, render: RenderRow) {
  const [film] = await db
    .select({ document: renders.document, fileKey: media.fileKey })
    .from(renders)
    .innerJoin(media, eq(media.id, renders.mediaId))
    .where(and(eq(renders.storyId, render.storyId), eq(renders.status, 'COMPLETED'), ne(renders.id, render.id)))
    .orderBy(desc(renders.completedAt))
    .limit(1)
  return film
}
