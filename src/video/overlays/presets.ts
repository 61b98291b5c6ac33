import { readableOn } from '../captions/caption-colours.ts'
import type { OverlayBox, OverlayMotion, ShapeOverlayInput, TextOverlayInput } from '#generated/schema.ts'

/** What brand and story lend to a preset. */
export interface PresetLook {
  /** #rrggbb of plates, bars and highlights. */
  accent: string
  font: TextOverlayInput['font']
  /** #rrggbb of words. */
  color: string
  /** #rrggbb of areas behind words. */
  plate: string
}

/** A text or shape of a preset, before it has its place in time. */
export type PresetPart =
  | Omit<TextOverlayInput, 'scene_id' | 'start_ms' | 'duration_ms'>
  | Omit<ShapeOverlayInput, 'scene_id' | 'start_ms' | 'duration_ms'>

/** A designed group of overlays that is added in one step. */
export interface Preset {
  id: string
  label: string
  /** ms; a preset never outlasts its scene. */
  durationMs: number
  /** The lowest first. */
  parts: (look: PresetLook) => PresetPart[]
}

/** Words and the areas behind them, unless the look has others. */
export const WHITE = '#ffffff'
export const INK = '#0f172a'

const box = (x: number, y: number, width: number, height: number, more: Partial<OverlayBox> = {}): OverlayBox => ({
  ...{ x, y, width, height, rotation: 0, opacity: 1, corner_radius: 0 },
  ...more,
})

const motion = (name: OverlayMotion['name'], ms: number, more: Partial<OverlayMotion> = {}): OverlayMotion => ({
  ...{ name, by: 'WHOLE', duration_ms: ms, easing: 'EASE_OUT' },
  ...more,
})
const leave = motion('FADE', 300, { easing: 'EASE_IN' })
const soft = { color: '#000000', blur: 0.25, x: 0, y: 0.06 }

function text(
  words: string,
  place: OverlayBox,
  style: Partial<PresetPart> & { font: TextOverlayInput['font'] },
): PresetPart {
  return {
    ...{ kind: 'TEXT', text: words, box: place, font_weight: 700, font_size: 0.05, color: WHITE },
    ...{ align: 'START', line_height: 1.2, motion_out: leave },
    ...style,
  } as PresetPart
}

function plate(place: OverlayBox, fill: string, motionIn: OverlayMotion): PresetPart {
  return { kind: 'SHAPE', shape: 'RECTANGLE', box: place, fill, motion_in: motionIn, motion_out: leave }
}

/** The parts of a preset in the colours of a look; words on a background of their own stay readable. */
export const partsOf = ({ parts }: Preset, look: PresetLook): PresetPart[] =>
  parts(look).map((part) => {
    if (part.kind === 'SHAPE') return part.fill === INK ? { ...part, fill: look.plate } : part
    if (part.color !== WHITE) return part
    return { ...part, color: part.background ? readableOn(part.background.color, look.color) : look.color }
  })

/** The parts lie within the area in which text is safe. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'title',
    label: 'Title',
    durationMs: 3_000,
    parts: ({ font }) => [
      text('Your title', box(0.08, 0.34, 0.84, 0.32), {
        ...{ font, font_size: 0.13, font_weight: 800, align: 'CENTER', line_height: 1.05, shadow: soft },
        motion_in: motion('SLIDE_UP', 700, { by: 'WORD' }),
      }),
    ],
  },
  {
    id: 'lower-third',
    label: 'Lower third',
    durationMs: 4_000,
    // Above the captions, which lie below it.
    parts: ({ font, accent }) => [
      plate(box(0.06, 0.54, 0.01, 0.19), accent, motion('SCALE', 300)),
      text('Name Surname', box(0.085, 0.54, 0.7, 0.11), {
        ...{ font, font_size: 0.075, shadow: soft },
        motion_in: motion('SLIDE_RIGHT', 450),
      }),
      text('What this person does', box(0.085, 0.65, 0.7, 0.08), {
        ...{ font, font_size: 0.048, font_weight: 500, shadow: soft },
        motion_in: motion('SLIDE_RIGHT', 650),
      }),
    ],
  },
  {
    id: 'chapter',
    label: 'Chapter',
    durationMs: 2_500,
    parts: ({ font, accent }) => [
      plate(box(0, 0, 1, 1, { opacity: 0.9 }), INK, motion('FADE', 300)),
      text('1', box(0.08, 0.2, 0.84, 0.26), {
        ...{ font, font_size: 0.2, font_weight: 800, color: accent, align: 'CENTER', line_height: 1 },
        motion_in: motion('SCALE', 500, { easing: 'OVERSHOOT' }),
      }),
      text('Name of the chapter', box(0.08, 0.5, 0.84, 0.2), {
        ...{ font, font_size: 0.075, align: 'CENTER' },
        motion_in: motion('FADE', 600, { by: 'WORD' }),
      }),
    ],
  },
  {
    id: 'quote',
    label: 'Quote',
    durationMs: 4_000,
    parts: ({ accent }) => [
      text('“', box(0.08, 0.14, 0.2, 0.24), {
        ...{ font: 'Fraunces', font_size: 0.3, color: accent, line_height: 1 },
        motion_in: motion('FADE', 300),
      }),
      text('A sentence worth repeating', box(0.12, 0.32, 0.76, 0.32), {
        ...{ font: 'Fraunces', font_size: 0.085, font_weight: 500, shadow: soft },
        motion_in: motion('FADE', 1_200, { by: 'WORD' }),
      }),
      text('Who said it', box(0.12, 0.7, 0.76, 0.08), {
        ...{ font: 'Fraunces', font_size: 0.042, font_weight: 400, shadow: soft },
        motion_in: motion('FADE', 1_600),
      }),
    ],
  },
  {
    id: 'list',
    label: 'List',
    durationMs: 5_000,
    parts: ({ font, accent }) => [
      plate(box(0.06, 0.16, 0.5, 0.68, { opacity: 0.85, corner_radius: 0.04 }), INK, motion('SLIDE_RIGHT', 400)),
      ...['First point', 'Second point', 'Third point'].flatMap((words, at) => {
        const top = 0.24 + at * 0.19
        return [
          text(String(at + 1), box(0.09, top, 0.06, 0.12), {
            ...{ font, font_size: 0.08, font_weight: 800, color: accent },
            motion_in: motion('FADE', 400 + at * 500),
          }),
          text(words, box(0.16, top + 0.012, 0.38, 0.12), {
            ...{ font, font_size: 0.06, font_weight: 600 },
            motion_in: motion('SLIDE_LEFT', 400 + at * 500),
          }),
        ]
      }),
    ],
  },
  {
    id: 'point',
    label: 'Point',
    durationMs: 4_000,
    // Above the captions, as the lower third.
    parts: ({ font, accent }) => [
      plate(box(0.06, 0.5, 0.74, 0.23, { opacity: 0.88, corner_radius: 0.03 }), INK, motion('SLIDE_RIGHT', 350)),
      text('1', box(0.075, 0.515, 0.12, 0.2), {
        ...{ font, font_size: 0.15, font_weight: 800, color: accent, align: 'CENTER', line_height: 1 },
        motion_in: motion('SCALE', 500, { easing: 'OVERSHOOT' }),
      }),
      text('First point', box(0.2, 0.515, 0.57, 0.2), {
        ...{ font, font_size: 0.07, font_weight: 600 },
        motion_in: motion('FADE', 600, { by: 'WORD' }),
      }),
    ],
  },
  {
    id: 'number',
    label: 'Number',
    durationMs: 3_000,
    parts: ({ font, accent }) => [
      text('87%', box(0.08, 0.26, 0.84, 0.32), {
        ...{ font, font_size: 0.28, font_weight: 800, color: accent, align: 'CENTER', line_height: 1, shadow: soft },
        ...{ counts_up: true, motion_in: motion('FADE', 1_200) },
      }),
      text('of viewers watch to the end', box(0.08, 0.6, 0.84, 0.12), {
        ...{ font, font_size: 0.055, font_weight: 500, align: 'CENTER', shadow: soft },
        motion_in: motion('FADE', 900),
      }),
    ],
  },
  {
    id: 'call-to-action',
    label: 'Call to action',
    durationMs: 4_000,
    parts: ({ font, accent }) => [
      text('Try it today', box(0.2, 0.7, 0.6, 0.14), {
        ...{ font, font_size: 0.065, align: 'CENTER', background: { color: accent, padding: 0.5, radius: 1.1 } },
        motion_in: motion('SCALE', 500, { easing: 'OVERSHOOT' }),
      }),
    ],
  },
  {
    id: 'end-card',
    label: 'End card',
    durationMs: 4_000,
    parts: ({ font, accent }) => [
      plate(box(0, 0, 1, 1, { opacity: 0.58 }), INK, motion('FADE', 500, { easing: 'EASE_IN_OUT' })),
      plate(box(0, 0, 0.018, 1), accent, motion('SLIDE_UP', 700)),
      text('Thanks for watching', box(0.08, 0.24, 0.84, 0.26), {
        ...{ font, font_size: 0.11, font_weight: 800, align: 'CENTER', line_height: 1.05, shadow: soft },
        motion_in: motion('SLIDE_UP', 800, { by: 'WORD' }),
      }),
      plate(box(0.44, 0.535, 0.12, 0.012), accent, motion('SCALE', 600)),
      text('your-site.com', box(0.2, 0.58, 0.6, 0.12), {
        ...{ font, font_size: 0.075, font_weight: 700, color: accent, align: 'CENTER', shadow: soft },
        motion_in: motion('FADE', 1_200),
      }),
    ],
  },
]
