import type { VideoDocument } from '#src/video/document.ts'
import { toVideoDocument } from '#src/video/to-video-document.ts'
import type { Aroll, OpenStory, Scene, SceneRow, StoryDocument } from './open-story.ts'

interface Made {
  arolls: readonly (Aroll | undefined)[]
  order: number
  scene: Scene
}

const madeScenes = new WeakMap<SceneRow, Made>()
const films = new WeakMap<OpenStory, VideoDocument>()

/** The film of the open story. Made once per state; scenes that did not change stay the same objects, and so does what was drawn from them. */
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
