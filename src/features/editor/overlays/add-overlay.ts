import type { OverlayBox, OverlayInput, ShapeOverlay } from '#generated/schema.ts'
import { framesToMs } from '#src/domain/frames.ts'
import type { Editor } from '../core/editor.ts'
import { filmOf } from '../core/open-story.ts'
import type { VideoCaptions, VideoDocument } from '#src/video/document.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import { addOverlays } from './commands/edit-overlays.ts'
import { overlayFont } from '#src/video/overlays/brand-style.ts'
import { INK, partsOf, type Preset, type PresetLook, WHITE } from '#src/video/overlays/presets.ts'

const MIN_MS = 500
/** Length of a new overlay where its scene has room, ms. */
const USUAL_MS = 4_000
const ACCENT = '#3b82f6'

const MOTION = { name: 'FADE', by: 'WHOLE', duration_ms: 200, easing: 'EASE_IN_OUT' } as const

const lengthOf = (film: VideoDocument, sceneId: string | null) =>
  Math.round(framesToMs(film.scenes.find(({ id }) => id === sceneId)?.durationInFrames ?? film.durationInFrames))

/** The last moment of a scene or the video at which something is still seen for a while, ms from its start. */
export const latestStart = (editor: Editor, sceneId: string | null): number =>
  Math.max(0, lengthOf(filmOf(editor.store.getState().open), sceneId) - MIN_MS)

/** Where a new overlay begins and how long it stays: from the playhead on, within its scene. */
function timeFor(editor: Editor, sceneId: string | null, wantedMs: number) {
  const film = filmOf(editor.store.getState().open)
  const scene = film.scenes.find(({ id }) => id === sceneId)
  const lengthMs = lengthOf(film, sceneId)
  const atMs = Math.round(framesToMs(editor.playback.getFrame() - (scene?.from ?? 0)))
  const isInside = atMs >= 0 && atMs <= lengthMs - MIN_MS
  const start = isInside ? atMs : 0
  return { scene_id: sceneId, start_ms: start, duration_ms: Math.max(1, Math.min(wantedMs, lengthMs - start)) }
}

const captionsOf = (editor: Editor) => filmOf(editor.store.getState().open).captions

/** Colours and font that a preset takes from the story's captions. */
export function lookOf(captions: VideoCaptions): PresetLook {
  return {
    ...{ accent: captions.colors.highlight ?? ACCENT, font: overlayFont(captions.font) },
    ...{ color: WHITE, plate: INK },
  }
}

/** Adds all parts of a preset in one edit. @param look by default that of the story's captions */
export function addPreset(
  editor: Editor,
  sceneId: string | null,
  preset: Preset,
  look = lookOf(captionsOf(editor)),
): Promise<void> {
  const time = timeFor(editor, sceneId, preset.durationMs)
  return addOverlays(
    editor,
    partsOf(preset, look).map((part) => ({ ...part, ...time })),
  )
}

/** A box in the middle of the frame. @param ratio width to height, of px @param share of the frame's shorter side */
export function middleBox(editor: Editor, ratio: number, share: number): OverlayBox {
  const { width, height } = filmOf(editor.store.getState().open)
  const side = Math.min(width, height) * share
  const size = { width: (side * Math.min(1, ratio)) / width, height: side / Math.max(1, ratio) / height }
  return { ...size, x: 0.5 - size.width / 2, y: 0.5 - size.height / 2, rotation: 0, opacity: 1, corner_radius: 0 }
}

const add = (
  editor: Editor,
  sceneId: string | null,
  part: DistributedOmit<OverlayInput, 'scene_id' | 'start_ms' | 'duration_ms'>,
) => addOverlays(editor, [{ motion_in: MOTION, motion_out: MOTION, ...part, ...timeFor(editor, sceneId, USUAL_MS) }])

type DistributedOmit<T, Key extends string> = T extends unknown ? Omit<T, Key> : never

export function addShape(editor: Editor, sceneId: string | null, shape: ShapeOverlay['shape']): Promise<void> {
  const isLine = shape === 'LINE' || shape === 'ARROW'
  return add(editor, sceneId, {
    kind: 'SHAPE',
    shape,
    box: isLine ? middleBox(editor, 4, 0.5) : middleBox(editor, shape === 'SPEECH_BUBBLE' ? 1.5 : 1, 0.35),
    fill: isLine ? null : lookOf(captionsOf(editor)).accent,
    stroke: isLine ? { width: 0.012, color: lookOf(captionsOf(editor)).accent } : null,
  })
}

export const addSticker = (editor: Editor, sceneId: string | null, sticker: string): Promise<void> =>
  add(editor, sceneId, { kind: 'STICKER', sticker, box: middleBox(editor, 1, 0.3) })

/** Shows an image or video over a scene, in a quarter of the frame; its side ratio stays. */
export function addMediaOverlay(editor: Editor, sceneId: string | null, media: Media): Promise<void> {
  const ratio = media.width && media.height ? media.width / media.height : 16 / 9
  return add(editor, sceneId, { kind: 'MEDIA', media_id: media.id, fit: 'COVER', box: middleBox(editor, ratio, 0.5) })
}
