import type { Overlay } from '#generated/schema.ts'
import { patchScene, patchStory, type OpenStory } from './open-story.ts'

export type { Overlay }

/** The overlays of a scene, or with null those of the whole video, the lowest first. */
export const overlaysIn = ({ story, scenes }: OpenStory, sceneId: string | null): readonly Overlay[] =>
  (sceneId === null ? story.overlays : scenes[sceneId]?.overlays) ?? []

/** Every overlay: those of the scenes in playing order, then those of the whole video. */
export const allOverlays = (open: OpenStory): Overlay[] =>
  [...open.order, null].flatMap((sceneId) => overlaysIn(open, sceneId))

export const findOverlay = (open: OpenStory, id: string): Overlay | undefined =>
  allOverlays(open).find((overlay) => overlay.id === id)

/** Inserts or replaces overlays, in the server's order, also when they moved to another scene; those of a scene that is gone are left out. */
export function withOverlays(open: OpenStory, overlays: readonly Overlay[]): OpenStory {
  const cleared = withoutOverlays(
    open,
    overlays.map(({ id }) => id),
  )
  const places = new Set(overlays.map(({ scene_id: sceneId }) => sceneId))
  return [...places].reduce(
    (changed, sceneId) =>
      setOverlays(
        changed,
        sceneId,
        [...overlaysIn(changed, sceneId), ...overlays.filter((each) => each.scene_id === sceneId)].toSorted(
          (a, b) => a.overlay_order - b.overlay_order || a.start_ms - b.start_ms || (a.id < b.id ? -1 : 1),
        ),
      ),
    cleared,
  )
}

/** Removes overlays; unknown ids change nothing. */
export function withoutOverlays(open: OpenStory, ids: readonly string[]): OpenStory {
  const places = new Set(allOverlays(open).flatMap(({ id, scene_id: sceneId }) => (ids.includes(id) ? [sceneId] : [])))
  return [...places].reduce(
    (changed, sceneId) =>
      setOverlays(
        changed,
        sceneId,
        overlaysIn(changed, sceneId).filter(({ id }) => !ids.includes(id)),
      ),
    open,
  )
}

function setOverlays(open: OpenStory, sceneId: string | null, overlays: Overlay[]): OpenStory {
  return sceneId === null ? patchStory(open, { overlays }) : patchScene(open, sceneId, { overlays })
}

/** What lists, lanes and screen readers call it. */
export function nameOf(overlay: Overlay): string {
  if (overlay.kind === 'TEXT') return overlay.text.replaceAll(/\s+/gu, ' ')
  if (overlay.kind === 'MEDIA') return overlay.media?.file_name ?? 'Deleted media'
  return words(overlay.kind === 'SHAPE' ? overlay.shape : overlay.sticker)
}

/** 'SPEECH_BUBBLE' and 'waving-hand' as people write them. */
const words = (name: string): string => {
  const text = name.toLowerCase().replaceAll(/[_-]/gu, ' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export const KIND_LABELS: Readonly<Record<Overlay['kind'], string>> = {
  MEDIA: 'Media',
  TEXT: 'Text',
  SHAPE: 'Shape',
  STICKER: 'Sticker',
}
