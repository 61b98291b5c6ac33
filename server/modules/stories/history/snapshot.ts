import { eq } from 'drizzle-orm'
import { cancelPortrait } from '#server/modules/stories/characters/portrait.ts'
import type { CharacterRow, StoryRow } from '#server/platform/db/rows.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import type { PatchStep, StorySnapshot } from '#server/platform/db/schema/history.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { applySteps } from './apply-steps.ts'
import { overlaysOfSnapshot } from './former-brolls.ts'
import { isSame } from '#server/modules/stories/edits/patch-log.ts'
import { readRows, type StoryRows } from '#server/modules/stories/edits/versions.ts'
import { isLogged, type LoggedTable, type Row, withDates } from '#server/modules/stories/edits/tables.ts'
import type { Scope } from '#server/platform/context.ts'
import { presentBrandLook } from '#server/modules/stories/presenters/brand.ts'
import { presentMusicCues } from '#server/modules/stories/presenters/music-cue.ts'
import { presentFilmOverlays } from '#server/modules/stories/presenters/overlay.ts'
import { presentScenes } from '#server/modules/stories/presenters/scene.ts'
import { type StoryDocument, presentStory } from '#server/modules/stories/presenters/story.ts'

/** The owner and the place in the list are not restored. */
const STAYS = ['id', 'userId', 'projectId', 'createdAt']

/** Restores the story, as part of an edit; refuses while something is being generated. */
export async function restoreSnapshot(edit: StoryEdit, snapshot: StorySnapshot): Promise<void> {
  const now = await readRows(edit.scope, edit.story)
  if ([...now.scenes, ...now.arolls].some(({ status }) => status === 'GENERATING'))
    throw new HttpError(409, {
      message: 'The story is being generated. Wait until it’s done or cancel it',
      error: 'STORY_BUSY',
    })
  const scenes = difference('scenes', now.scenes, snapshot.scenes)
  const arolls = difference('arolls', now.arolls, snapshot.arolls)
  const overlays = difference('overlays', now.overlays, overlaysOfSnapshot(snapshot, edit.story.id))
  // A version from before there were cues has none.
  const cues = difference('musicCues', now.musicCues, snapshot.musicCues ?? [])
  const cast = await castDifference(edit, now.characters, snapshot.characters)
  const all = [cast, scenes, arolls, overlays, cues]
  await applySteps(edit, [
    ...changes('stories', { ...now.story }, snapshot.story),
    // A speaker is added before the scene, a scene before its parts, and each is deleted only after its children.
    ...all.flatMap(({ added }) => added),
    ...all.flatMap(({ changed }) => changed),
    ...all.toReversed().flatMap(({ removed }) => removed),
  ])
}

/** The current narrator stays the narrator: a story always has exactly one. */
async function castDifference({ scope }: StoryEdit, now: readonly CharacterRow[], then: readonly Row[] | undefined) {
  if (!then) return { added: [], changed: [], removed: [] }
  const narrator = now.find(({ role }) => role === 'Narrator')
  const kept = then.map((row) => (row.role === 'Narrator' && narrator ? { ...row, id: narrator.id } : row))
  const leaving = now.filter(({ id }) => id !== narrator?.id && !kept.some((row) => row.id === id))
  for (const row of leaving) {
    const { portraitGenerationStatus, sheetGenerationStatus } = await cancelPortrait(scope, row)
    const stopped = { portraitGenerationStatus, sheetGenerationStatus }
    await scope.db.update(characters).set(stopped).where(eq(characters.id, row.id))
  }
  const { removed, ...others } = difference('characters', now, kept)
  return { ...others, removed: removed.filter(({ id }) => id !== narrator?.id) }
}

function difference(table: LoggedTable, now: readonly { id: string }[], then: readonly Row[]) {
  const before = new Map(now.map((row) => [row.id, row]))
  const kept = new Set(then.map((row) => String(row.id)))
  const removed = now.flatMap(({ id }): PatchStep[] => (kept.has(id) ? [] : [{ op: 'delete', table, id, values: {} }]))
  const added: PatchStep[] = []
  const changed: PatchStep[] = []
  for (const row of then) {
    const id = String(row.id)
    const present = before.get(id)
    if (present) changed.push(...changes(table, { ...present }, row))
    else added.push({ op: 'insert', table, id, values: row })
  }
  return { added, changed, removed }
}

function changes(table: LoggedTable, now: Row, then: Row): PatchStep[] {
  const values = Object.fromEntries(
    Object.entries(then).filter(
      ([name, value]) => isLogged(table, name) && !STAYS.includes(name) && !isSame(now[name], value),
    ),
  )
  return Object.keys(values).length === 0 ? [] : [{ op: 'update', table, id: String(now.id), values }]
}

/** A version in the contract's form of a story; URLs of files are signed again. */
export async function presentSnapshot(scope: Scope, now: StoryRow, snapshot: StorySnapshot): Promise<StoryDocument> {
  const rows = revive(now, snapshot)
  const scenes = await presentScenes(scope, rows.scenes, rows)
  return {
    ...(await presentStory(scope, rows.story)),
    overlays: await presentFilmOverlays(scope, rows.overlays),
    music_cues: await presentMusicCues(scope, rows.musicCues),
    scene_list: scenes.map(({ id }) => id),
    duration_in_frames: scenes.reduce((sum, scene) => sum + scene.duration_in_frames, 0),
    scenes,
    ...(await presentBrandLook(scope, rows.story)),
  }
}

/** Columns that were added after the version was stored keep their current values. */
function revive(now: StoryRow, snapshot: StorySnapshot): StoryRows {
  const { story, scenes, arolls } = snapshot
  const then = Object.fromEntries(Object.entries(story).filter(([name]) => isLogged('stories', name)))
  return {
    story: { ...now, ...withDates('stories', then) },
    scenes: scenes.map((row) => withDates('scenes', row) as StoryRows['scenes'][number]),
    arolls: arolls.map((row) => withDates('arolls', row) as StoryRows['arolls'][number]),
    overlays: overlaysOfSnapshot(snapshot, now.id).map(
      (row) => withDates('overlays', row) as StoryRows['overlays'][number],
    ),
    musicCues: (snapshot.musicCues ?? []).map((row) => withDates('musicCues', row) as StoryRows['musicCues'][number]),
    characters: [],
  }
}
