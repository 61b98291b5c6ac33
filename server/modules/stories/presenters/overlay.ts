import type { Broll, MediaOverlay, Overlay } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import type { OverlayRow } from '#server/platform/db/rows.ts'
import type { Media } from '#server/modules/media/presenters/media.ts'
import { findMedia } from './aroll.ts'

/** Overlays in the contract's form, in the order given; one query for all their media. */
export async function presentOverlays(scope: Scope, rows: readonly OverlayRow[]): Promise<Overlay[]> {
  const shown = await findMedia(
    scope,
    rows.map((row) => row.mediaId),
  )
  return rows.map((row) => present(row, shown))
}

/** Those over the whole film, of all of a story. */
export const presentFilmOverlays = (scope: Scope, rows: readonly OverlayRow[]): Promise<Overlay[]> =>
  presentOverlays(
    scope,
    rows.filter(({ sceneId }) => sceneId === null),
  )

function present(row: OverlayRow, shown: ReadonlyMap<string, Media>): Overlay {
  const media = row.kind === 'MEDIA' ? { media: row.mediaId === null ? null : (shown.get(row.mediaId) ?? null) } : {}
  // The content is of the row's kind: they are written together.
  return {
    ...{ id: row.id, scene_id: row.sceneId, kind: row.kind, overlay_order: row.overlayOrder },
    ...{ start_ms: row.startMs, duration_ms: row.durationMs },
    ...{ box: row.box, motion_in: row.motionIn, motion_out: row.motionOut },
    ...media,
    ...row.content,
  } as Overlay
}

/** The MEDIA overlays of a scene in the specification's form, by when they appear. */
export const presentBrolls = (overlays: readonly Overlay[], sceneId: string): Broll[] =>
  overlays
    .filter((overlay): overlay is MediaOverlay => overlay.kind === 'MEDIA')
    .map(({ id, media, start_ms, duration_ms }) => ({ id, scene_id: sceneId, media, start_ms, duration_ms }))
    .toSorted((a, b) => a.start_ms - b.start_ms)
