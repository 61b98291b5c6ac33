import type { Aroll, ChangedScenes, Scene, Story, StoryDocument } from '#generated/schema.ts'
import type { VideoDocument } from '#src/video/document.ts'
import { toVideoDocument } from '#src/video/to-video-document.ts'

interface Made {
  arolls: readonly (Aroll | undefined)[]
  order: number
  scene: Scene
}

const madeScenes = new WeakMap<SceneRow, Made>()

const films = new WeakMap<OpenStory, VideoDocument>()

export type { Aroll, Scene, StoryDocument }

/** A scene whose A-rolls are beside it, by id. */
export type SceneRow = Omit<Scene, 'arolls'> & { arollIds: readonly string[] }

/** The open story, normalised: an edit touches one row, so only components with that row render. */
export interface OpenStory {
  story: Omit<StoryDocument, 'scenes'>
  /** Ids of the scenes in playing order. */
  order: readonly string[]
  scenes: Readonly<Record<string, SceneRow>>
  arolls: Readonly<Record<string, Aroll>>
}

/** The contract's document as rows. */
export function toOpenStory({ scenes, ...story }: StoryDocument): OpenStory {
  const sorted = scenes.toSorted((a, b) => a.element_order - b.element_order)
  return {
    story,
    order: sorted.map(({ id }) => id),
    scenes: Object.fromEntries(sorted.map((scene) => [scene.id, toRow(scene)])),
    arolls: Object.fromEntries(sorted.flatMap(({ arolls }) => arolls.map((aroll) => [aroll.id, aroll]))),
  }
}

function toRow({ arolls, ...scene }: Scene): SceneRow {
  const ordered = arolls.toSorted((a, b) => a.aroll_order - b.aroll_order)
  return { ...scene, arollIds: ordered.map(({ id }) => id) }
}

/** Inserts a scene as the server answered it; a new one is placed by its order. */
export function withScene(open: OpenStory, scene: Scene): OpenStory {
  const known = open.scenes[scene.id]
  const arolls = { ...open.arolls }
  for (const id of known?.arollIds ?? []) delete arolls[id]
  for (const aroll of scene.arolls) arolls[aroll.id] = aroll
  const order = known ? open.order : open.order.toSpliced(scene.element_order, 0, scene.id)
  return { ...open, order, arolls, scenes: { ...open.scenes, [scene.id]: toRow(scene) } }
}

/** Applies every scene of an answer that names several. */
export function withChanged(open: OpenStory, { further_scenes: further = [], ...first }: ChangedScenes): OpenStory {
  return [first, ...further].reduce(withScene, open)
}

/** Changes fields of a scene; an unknown id changes nothing, because it may have been deleted meanwhile. */
export function patchScene(open: OpenStory, id: string, patch: Partial<SceneRow>): OpenStory {
  const scene = open.scenes[id]
  return scene ? { ...open, scenes: { ...open.scenes, [id]: { ...scene, ...patch } } } : open
}

/** Changes fields of an A-roll; an unknown id changes nothing. */
export function patchAroll(open: OpenStory, id: string, patch: Partial<Aroll>): OpenStory {
  const aroll = open.arolls[id]
  return aroll ? { ...open, arolls: { ...open.arolls, [id]: { ...aroll, ...patch } } } : open
}

export function patchStory(open: OpenStory, patch: Partial<OpenStory['story']>): OpenStory {
  return { ...open, story: { ...open.story, ...patch } }
}

/** Removes a scene with its A-rolls. */
export function withoutScene(open: OpenStory, id: string): OpenStory {
  const { [id]: gone, ...scenes } = open.scenes
  if (!gone) return open
  const arolls = { ...open.arolls }
  for (const arollId of gone.arollIds) delete arolls[arollId]
  return { ...open, order: open.order.filter((each) => each !== id), scenes, arolls }
}

/** Removes an A-roll from its scene. */
export function withoutAroll(open: OpenStory, sceneId: string, id: string): OpenStory {
  const { [id]: gone, ...arolls } = open.arolls
  const scene = open.scenes[sceneId]
  if (!gone || !scene) return open
  return patchScene({ ...open, arolls }, sceneId, { arollIds: scene.arollIds.filter((each) => each !== id) })
}

/** Moves scenes, in the order given, to a position counted without them. */
export function moveScenes(open: OpenStory, ids: readonly string[], to: number): OpenStory {
  const moving = ids.filter((id) => open.order.includes(id))
  if (moving.length === 0) return open
  return { ...open, order: open.order.filter((each) => !moving.includes(each)).toSpliced(to, 0, ...moving) }
}

/** The server's answer about a story without its scenes: title and the like; the scenes stay ours. */
export function withStory(open: OpenStory, story: Story): OpenStory {
  return patchStory(open, story)
}

/** Position of a scene, 0-based; -1 when it does not exist. */
export const positionOf = (open: OpenStory, id: string | null): number => (id === null ? -1 : open.order.indexOf(id))

/** The video of the open story. Built once per state; unchanged scenes stay the same objects, and so does what was drawn from them. */
export function filmOf(open: OpenStory): VideoDocument {
  const known = films.get(open)
  if (known) return known
  const film = toVideoDocument(documentOf(open))
  films.set(open, film)
  return film
}

/** The open story as the contract's document. */
export const documentOf = (open: OpenStory): StoryDocument => ({ ...open.story, scenes: scenesOf(open) })

function scenesOf(open: OpenStory): Scene[] {
  return open.order.flatMap((id, order) => {
    const row = open.scenes[id]
    return row ? [sceneOf(row, open.arolls, order)] : []
  })
}

function sceneOf(row: SceneRow, all: OpenStory['arolls'], order: number): Scene {
  const arolls = row.arollIds.map((id) => all[id])
  const known = madeScenes.get(row)
  if (known?.order === order && known.arolls.every((aroll, at) => aroll === arolls[at])) return known.scene
  const { arollIds: _ids, ...rest } = row
  const scene = { ...rest, element_order: order, arolls: arolls.filter((aroll) => aroll !== undefined) }
  madeScenes.set(row, { arolls, order, scene })
  return scene
}
