import { framesToMs } from '#src/domain/frames.ts'
import { NO_MOTION } from '#src/domain/overlays.ts'
import type { ChangedOverlays, Overlay, OverlayChangeInput, OverlayInput } from '#generated/schema.ts'
import { requireShowable } from '#server/modules/stories/arolls/show-media.ts'
import type { NewOverlay, StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'
import { presentOverlays } from '#server/modules/stories/presenters/overlay.ts'
import type { Owner } from '#server/platform/auth/ownership.ts'
import { scenePartsOf } from '#server/platform/db/queries/scenes.ts'
import type { MediaRow, OverlayRow } from '#server/platform/db/rows.ts'
import type { MediaContent, OverlayContent } from '#server/platform/db/schema/overlays.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { contentOf } from './place-overlays.ts'

type Kind = Overlay['kind']

/** What the history lists call one overlay of each kind. */
const NAMES: Readonly<Record<Kind, string>> = { MEDIA: 'media', TEXT: 'text', SHAPE: 'shape', STICKER: 'sticker' }

/** 'Add text', 'Add 3 overlays'. */
export const labelOf = (verb: string, rows: readonly { kind: Kind }[]): string =>
  rows.length === 1 && rows[0] ? `${verb} ${NAMES[rows[0].kind]}` : `${verb} ${rows.length} overlays`

/** The fields of a call that only one kind has. */
const FIELDS: Readonly<Record<Kind, readonly (keyof OverlayChangeInput)[]>> = {
  MEDIA: ['media_id', 'fit', 'video_start', 'volume'],
  TEXT: [
    ...(['text', 'base_text', 'font', 'font_weight', 'font_size', 'color', 'align', 'line_height'] as const),
    ...(['outline', 'shadow', 'background', 'counts_up'] as const),
  ],
  SHAPE: ['shape', 'fill', 'stroke'],
  STICKER: ['sticker'],
}
const ALL_FIELDS = Object.values(FIELDS).flat()

/** The checks of one call, which read what they need once. */
export interface OverlayChecks {
  /** 404 for a scene of another story; 400 for a start after the end of the scene or film. */
  requirePlace(at: number, sceneId: string | null, startMs: number): void
  /** The media of the field `media_id`; 404 and 400 as for A-rolls. */
  readMedia(at: number, mediaId: string): Promise<MediaRow>
}

export async function checksFor({ scope, story }: StoryEdit, user: Owner): Promise<OverlayChecks> {
  const parts = await scenePartsOf(scope, story.id)
  const frames = new Map<string | null, number>(parts.map((part) => [part.id, part.durationInFrames]))
  // How long an end card is follows from what is shown.
  frames.set(null, story.hasEndCard ? Infinity : parts.reduce((sum, part) => sum + part.durationInFrames, 0))
  const known = new Map<string, MediaRow>()
  return {
    requirePlace(at, sceneId, startMs) {
      const length = frames.get(sceneId)
      if (length === undefined) throw notFound()
      // The start always passes: a new video has no length yet.
      if (startMs > 0 && startMs >= framesToMs(length))
        throw validationFailed({
          [`overlays.${at}.start_ms`]: [`Choose a time within the ${sceneId === null ? 'video' : 'scene'}`],
        })
    },
    async readMedia(at, mediaId) {
      const row = known.get(mediaId) ?? (await requireShowable(scope, user, mediaId, `overlays.${at}.media_id`))
      known.set(mediaId, row)
      return row
    },
  }
}

/** The columns of a new overlay, checked. */
export async function newOverlay(
  checks: OverlayChecks,
  at: number,
  input: OverlayInput,
  overlayOrder: number,
): Promise<NewOverlay> {
  checks.requirePlace(at, input.scene_id ?? null, input.start_ms)
  const media = input.kind === 'MEDIA' ? await checks.readMedia(at, input.media_id) : undefined
  return newOverlayColumns(input, overlayOrder, at, media)
}

/** The same for an overlay that needs no checks. */
export function newOverlayColumns(input: OverlayInput, overlayOrder: number, at = 0, media?: MediaRow): NewOverlay {
  return {
    ...{ sceneId: input.scene_id ?? null, kind: input.kind, overlayOrder },
    ...{ startMs: input.start_ms, durationMs: input.duration_ms },
    ...{ box: input.box, motionIn: input.motion_in ?? NO_MOTION, motionOut: input.motion_out ?? NO_MOTION },
    mediaId: media?.id ?? null,
    content: newContent(at, input, media),
  }
}

function newContent(at: number, input: OverlayInput, media: MediaRow | undefined): OverlayContent {
  const given = pickContent(input)
  if (input.kind === 'TEXT')
    return { outline: null, shadow: null, background: null, counts_up: false, ...given } as OverlayContent
  if (input.kind === 'SHAPE') return { fill: null, stroke: null, ...given } as OverlayContent
  return media ? fitted(at, media, { ...contentOf(media), ...given }) : (given as OverlayContent)
}

/** The columns that a change of an overlay sets, checked. */
export async function changedOverlay(
  checks: OverlayChecks,
  at: number,
  row: OverlayRow,
  change: OverlayChangeInput,
): Promise<Partial<NewOverlay>> {
  for (const name of ALL_FIELDS)
    if (change[name] !== undefined && !FIELDS[row.kind].includes(name))
      throw validationFailed({ [`overlays.${at}.${name}`]: ['This overlay has no such setting'] })
  // Of other changes it may lie behind the end: scenes become shorter.
  if (change.start_ms !== undefined || change.scene_id !== undefined)
    checks.requirePlace(
      at,
      change.scene_id === undefined ? row.sceneId : change.scene_id,
      change.start_ms ?? row.startMs,
    )
  if ('text' in row.content) requireBase(row.content.text, change.base_text, change.text, `overlays.${at}.text`)
  const { scene_id: sceneId, overlay_order: overlayOrder, start_ms: startMs, duration_ms: durationMs } = change
  const { box, motion_in: motionIn, motion_out: motionOut, media_id: mediaId } = change
  const place = { sceneId, overlayOrder, startMs, durationMs, box, motionIn, motionOut }
  return { ...place, mediaId, content: await changedContent(checks, at, row, change) }
}

async function changedContent(checks: OverlayChecks, at: number, row: OverlayRow, change: OverlayChangeInput) {
  const given = pickContent(change)
  const content = { ...row.content, ...given } as OverlayContent
  const mediaId = change.media_id ?? (given.video_start === undefined ? undefined : (row.mediaId ?? undefined))
  if (mediaId === undefined) return Object.keys(given).length > 0 ? content : undefined
  const media = await checks.readMedia(at, mediaId)
  const isOther = mediaId !== row.mediaId
  return fitted(at, media, { ...(content as MediaContent), ...(isOther && { video_start: given.video_start ?? null }) })
}

/** The fields of the kind that a call has, but for the media, which has a column. */
function pickContent(input: OverlayInput | OverlayChangeInput): Partial<OverlayChangeInput> {
  const names: readonly string[] = ALL_FIELDS.filter((name) => name !== 'media_id' && name !== 'base_text')
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== undefined && names.includes(name)),
  )
}

/** An in point is one of a video, within it. */
function fitted(at: number, media: MediaRow, content: MediaContent): MediaContent {
  if (media.mediaType !== 'video') return { ...content, video_start: null }
  const start = content.video_start ?? 0
  if (start > 0 && media.durationMs !== null && start >= media.durationMs)
    throw validationFailed({ [`overlays.${at}.video_start`]: ['Choose a time within the video'] })
  return { ...content, video_start: start }
}

export async function presentChangedOverlays(
  edit: StoryEdit,
  rows: readonly OverlayRow[],
  label: string,
): Promise<ChangedOverlays> {
  const { id, revision } = await edit.finish(label)
  return { story_id: id, revision, overlays: await presentOverlays(edit.scope, rows) }
}
