import type { OnScreenText, WrittenScene } from '#engines/ports.ts'
import type { OverlayInput } from '#generated/schema.ts'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { BROLL_MOTION, FULL_BOX } from '#src/domain/overlays.ts'
import { brandLook, hasBrandStyle } from '#src/video/overlays/brand-style.ts'
import { coloursOfLook } from '#src/video/overlays/look-colours.ts'
import { fillPreset } from '#src/video/overlays/fill-preset.ts'
import { INK, type Preset, PRESETS, type PresetLook, type PresetPart, WHITE } from '#src/video/overlays/presets.ts'
import type { Scope } from '#server/platform/context.ts'
import { brandLookOf } from '#server/platform/db/queries/renders.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { newOverlayColumns } from './change-overlays.ts'

const LOOK: PresetLook = { accent: '#3b82f6', font: 'Inter', color: WHITE, plate: INK }
/** How much words that lie on the image itself darken it, so that they are readable on any. */
const SCRIM: Partial<Record<OnScreenText['preset'], number>> = { title: 0.35, number: 0.5, quote: 0.6 }
/** Where words stand on an image that keeps its upper part free for them, from the top, as shares of the frame's height. */
const [TOP, ROOM] = [0.07, 0.4]
/** Estimates of a scene's length differ from what is spoken: what lasts longer than its scene is cut there. */
const LONGER = 1.6
/** Share of the spoken words; an ordinal before a point is not shown. */
const MOSTLY = 0.75
/** The image is seen for a moment before words lie over it, ms. */
const DELAY_MS = 150

/**
 * The font and colours of words over a story's images: those of its captions, or of its owner's brand where the story uses it, else the
 * colours of its images.
 */
export async function onScreenLook(scope: Pick<Scope, 'db' | 'services'>, story: StoryRow): Promise<PresetLook> {
  const { look } = (await brandLookOf(scope, story)) ?? { look: story }
  const captions = {
    templated_captions_style: story.customCaptionsStyle ? story.templatedCaptionsStyle : look.templatedCaptionsStyle,
    custom_captions_style: story.customCaptionsStyle ?? look.customCaptionsStyle,
  }
  if (hasBrandStyle(captions)) return brandLook(captions)
  const { looks } = scope.services.engines.illustrator
  const shown = looks.find(({ id }) => id === story.visualStyle) ?? looks[0]
  return { ...LOOK, ...coloursOfLook(shown?.colours ?? []) }
}

/** Whether what is shown over a scene has its spoken words, so that captions would repeat them. */
export function repeatsNarration({ narration, onScreen }: WrittenScene): boolean {
  const shown = new Set(wordsOf(onScreen?.texts.join(' ') ?? ''))
  const spoken = wordsOf(narration)
  return spoken.length > 0 && spoken.filter((word) => shown.has(word)).length >= spoken.length * MOSTLY
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The overlays of the words that a writer has shown over a new scene, for as long as the scene is, the lowest first. */
export function onScreenOverlays(
  { aspectRatio }: Pick<StoryRow, 'aspectRatio'>,
  { id: sceneId, durationInFrames }: Pick<SceneRow, 'id' | 'durationInFrames'>,
  { preset: name, texts }: OnScreenText,
  look: PresetLook,
) {
  const preset = PRESETS.find(({ id }) => id === name)
  if (!preset) return []
  const { width, height } = outputSize(aspectRatio)
  const start = name === 'end-card' ? 0 : DELAY_MS
  const time = { start_ms: start, duration_ms: Math.round(framesToMs(durationInFrames) * LONGER) }
  const opacity = SCRIM[name]
  const parts = [...(opacity ? [scrim(opacity)] : []), ...fillPreset(atTop(preset), look, texts, width / height)]
  return parts.map((part, order) =>
    newOverlayColumns({ ...part, ...time, scene_id: sceneId } satisfies OverlayInput, order),
  )
}

/** A preset with its words in the upper part of the frame; one that covers all of it stays as it is. */
function atTop(preset: Preset): Preset {
  return {
    ...preset,
    parts: (look) => {
      const parts = preset.parts(look)
      if (parts.some(({ box }) => box.height === 1)) return parts
      const top = Math.min(...parts.map(({ box }) => box.y))
      const scale = Math.min(1, ROOM / (Math.max(...parts.map(({ box }) => box.y + box.height)) - top))
      return parts.map((part) => ({
        ...part,
        box: { ...part.box, y: TOP + (part.box.y - top) * scale, height: part.box.height * scale },
      }))
    },
  }
}

const scrim = (opacity: number): PresetPart => ({
  ...{ kind: 'SHAPE', shape: 'RECTANGLE', fill: INK, box: { ...FULL_BOX, opacity } },
  ...{ motion_in: BROLL_MOTION, motion_out: BROLL_MOTION },
})
