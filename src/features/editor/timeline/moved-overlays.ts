import type { OverlayChangeInput } from '#generated/schema.ts'
import { framesToMs } from '#src/domain/frames.ts'
import type { VideoDocument } from '#src/video/document.ts'
import { allOverlays, type Overlay } from '../core/open-overlays.ts'
import { filmOf, type OpenStory } from '../core/open-story.ts'
import type { Span } from './time-clip.tsx'

/** Every overlay of a film with its time in it. */
export const spansIn = (film: VideoDocument): ReadonlyMap<string, Span> =>
  new Map(
    [...film.scenes.flatMap(({ overlays }) => overlays), ...film.overlays].map((each) => [
      each.id,
      { from: each.from, until: each.from + each.durationInFrames },
    ]),
  )

/**
 * The changes that give an overlay another span. Where all of it moves, the others that are chosen with it move as far, as long as
 * there is room for all.
 */
export function movedOverlays(
  open: OpenStory,
  id: string,
  moved: Span,
  chosen: readonly string[],
): OverlayChangeInput[] {
  const film = filmOf(open)
  const spans = spansIn(film)
  const moving = chosen.includes(id) ? chosen : [id]
  const members = allOverlays(open).flatMap((overlay) => {
    const span = spans.get(overlay.id)
    return span && moving.includes(overlay.id) ? [{ overlay, span }] : []
  })
  const lead = members.find(({ overlay }) => overlay.id === id)
  if (!lead) return []
  const length = moved.until - moved.from
  if (length !== lead.span.until - lead.span.from) {
    const duration = { duration_ms: Math.round(framesToMs(length)) }
    return [{ overlay_id: id, ...startOf(film, lead.overlay, moved.from), ...duration }]
  }
  const least = Math.max(...members.map(({ span }) => -span.from))
  const most = Math.min(...members.map(({ span }) => film.durationInFrames - span.until))
  const by = Math.max(least, Math.min(most, moved.from - lead.span.from))
  // One that is cut at the end of its scene keeps its length.
  return members.map(({ overlay, span }) => ({ overlay_id: overlay.id, ...startOf(film, overlay, span.from + by) }))
}

/** A frame of the film in the terms of an overlay: one that moves into another scene belongs to that one. */
function startOf({ scenes }: VideoDocument, { scene_id: sceneId }: Overlay, from: number) {
  if (sceneId === null) return { start_ms: Math.round(framesToMs(from)) }
  const scene = scenes.findLast((each) => each.from <= from) ?? scenes[0]
  return scene ? { scene_id: scene.id, start_ms: Math.max(0, Math.round(framesToMs(from - scene.from))) } : {}
}
