import { type Colour, fromLab, mix } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { placeSubjects } from '../../subjects/place-subjects.ts'
import { cells, contours } from './fields.ts'
import { orbs, ribbons, threads } from './drawn.ts'
import { shapes } from './shapes.ts'
import type { Theme } from './tones.ts'

/** Shapes and colours drawn from the words alone; no two texts give the same. */
export function abstract(stage: Stage): void {
  const random = stage.random.fork('abstract')
  stage.horizon = stage.h
  stage.light = {
    x: stage.w * random.range(0.2, 0.8),
    y: stage.h * random.range(0.1, 0.4),
    radius: stage.u * 0.05,
    side: random.sign(),
    visible: false,
    moon: false,
  }
  stage.focus = stage.w * random.range(0.36, 0.64)
  if (stage.look.graphic) shapes(stage)
  else {
    const theme = themeOf(stage, random.fork('theme'))
    const figure = random.pick([ribbons, threads, orbs, contours, cells])
    figure(stage, theme)
  }
  placeSubjects(stage, { ground: () => stage.h * 0.84, air: { top: stage.h * 0.15, bottom: stage.h * 0.8 } })
}

/** Five tones around one or two hues that get along, their lightness set by the hour. */
function themeOf(stage: Stage, random: Random): Theme {
  const { scene } = stage
  const asked = scene.tint ?? scene.accents[0]
  const hue = random.range(0, 360)
  const spread = random.pick([36, 64, 110, 150])
  const dark = scene.time === 'night' || scene.mood === 'dark'
  const dusk = scene.time === 'dusk'
  const chroma = scene.mood === 'calm' ? 0.06 : 0.088
  const tone = (lightness: number, turn: number, strength = 1): Colour => {
    const a = ((hue + turn) * Math.PI) / 180
    const made = fromLab([lightness, Math.cos(a) * chroma * strength, Math.sin(a) * chroma * strength])
    return asked ? mix(made, asked, 0.42) : made
  }
  const lift = dark ? -0.24 : dusk ? -0.08 : 0.05
  return {
    ground: tone(dark ? 0.14 : dusk ? 0.26 : 0.93, 0, dark ? 0.5 : 0.25),
    tones: [
      tone(0.42 + lift, 0),
      tone(0.56 + lift, spread * 0.3),
      tone(0.68 + lift, spread * 0.6),
      tone(0.78 + lift, spread),
      tone(0.88 + lift, spread * 1.2, 0.6),
    ],
    spark: asked ?? tone(dark ? 0.7 : 0.72, hue > 180 ? 150 : -150, 1.25),
  }
}
