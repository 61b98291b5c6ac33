import type { Scope } from '#server/platform/context.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { copyMusicCues, copyOverlays, copyScreenplay, copyScene } from '#server/modules/stories/copies/copy-parts.ts'
import { musicCuesOf } from '#server/platform/db/queries/music-cues.ts'
import { overlaysOf } from '#server/platform/db/queries/overlays.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { insertStory } from '#server/modules/stories/new-story.ts'
import { eq } from 'drizzle-orm'
import { withoutPendingPortrait } from '#server/modules/stories/edits/patch-log.ts'
import { characters } from '#server/platform/db/schema/index.ts'

const MAX_TITLE_LENGTH = 200

/** A title with a suffix, cut so that both fit. */
export function titleWith(title: string, suffix: string): string {
  return title.slice(0, MAX_TITLE_LENGTH - suffix.length - 1) + ` ${suffix}`
}

type Changes = Partial<Omit<StoryRow, 'id' | 'createdAt' | 'updatedAt' | 'revision' | 'userId'>>

/**
 * A story beside its original, with the same texts, voices, images, cast and screenplay. Running generations arrive in the
 * original only; its public link and its exports stay with it.
 */
export async function copyStory(
  scope: Scope,
  original: StoryRow,
  changes: Changes,
): Promise<{ copy: StoryRow; scenes: SceneRow[] }> {
  const parts = await scenesOf(scope, original.id)
  const isWhole = parts.length > 0 && parts.every((scene) => scene.status === 'COMPLETED')
  const { id: _id, createdAt: _created, updatedAt: _updated, ...settings } = original
  const copy = await insertStory(scope, {
    ...settings,
    status: isWhole ? 'COMPLETED' : 'DRAFT',
    step: 'NONE',
    scenesTotal: 0,
    scenesCompleted: 0,
    errorMessage: null,
    engineLabel: null,
    generationHoldId: null,
    generationQuoteId: null,
    publicPreviewId: null,
    archived: false,
    creditCap: null,
    keptLengthInFrames: null,
    lastVideoMediaId: null,
    ...changes,
  })
  const people = await copyCast(scope, original.id, copy.id)
  const scenes: SceneRow[] = []
  for (const scene of parts)
    scenes.push(await copyScene(scope, scene, { storyId: copy.id, elementOrder: scene.elementOrder }, people))
  const overFilm = (await overlaysOf(scope, original.id)).filter(({ sceneId }) => sceneId === null)
  await copyOverlays(scope, overFilm, { storyId: copy.id, sceneId: null })
  const underFilm = (await musicCuesOf(scope, original.id)).filter(({ sceneId }) => sceneId === null)
  await copyMusicCues(scope, underFilm, { storyId: copy.id, sceneId: null })
  await copyScreenplay(scope, original.id, copy.id, people)
  return { copy, scenes }
}

/** The cast of a story for its copy, which shares the portraits and sheets: every character's copy by the original's id. */
async function copyCast({ db, services }: Scope, storyId: string, copyId: string): Promise<Map<string, string>> {
  const cast = await db.select().from(characters).where(eq(characters.storyId, storyId))
  const now = services.clock.now()
  const copies = new Map(cast.map(({ id }) => [id, crypto.randomUUID()]))
  const rows = cast.map((row) => ({
    // Running generations arrive in the original only.
    ...withoutPendingPortrait(row),
    id: copies.get(row.id),
    storyId: copyId,
    updatedAt: row.updatedAt.getTime() === row.createdAt.getTime() ? row.createdAt : now,
  }))
  if (rows.length > 0) await db.insert(characters).values(rows)
  return copies
}
