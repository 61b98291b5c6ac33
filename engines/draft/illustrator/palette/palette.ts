import { type Colour, hex, lighten, mix, multiply, type Ramp, ramp, saturate, tintWith } from '../core/colour.ts'
import type { Random } from '../core/random.ts'
import type { Scene } from '../parse/scene.ts'
import { type Material, material } from './materials.ts'
import { SKIES } from './skies.ts'

/** The light of one image: its sky, what falls from it, and what things look like in it. */
export interface Palette {
  /** From the zenith (0) to the horizon (1). */
  readonly sky: Ramp
  readonly sun: Colour
  readonly glow: Colour
  readonly haze: Colour
  readonly cloudLit: Colour
  readonly cloudShade: Colour
  /** Factors per channel. */
  readonly key: Colour
  readonly ambient: Colour
  /** Windows, lamps, fires. */
  readonly lamp: Colour
  /** The one colour that may shout. */
  readonly accent: Colour
  /** The deepest shade, for what stands against the light. */
  readonly dark: Colour
  /** A thing's own colour in this season, in white light. */
  material(name: Material): Colour
  /** That colour in this image's light: `light` 0 (shade) to 1 (full), `distance` 0 (here) to 1 (lost in haze). */
  lit(own: Colour, light: number, distance?: number): Colour
  /** The same palette in other light: a lamp-lit room, a studio. Factors per channel. */
  under(key: Colour, ambient: Colour): Palette
}

const ACCENTS = ['#c8402f', '#d9692a', '#e0a02f', '#2f7f8c', '#b5405f'] as const

export function createPalette(scene: Scene, random: Random): Palette {
  const script = random.pick(SKIES[scene.time])
  const { tint } = scene
  const gloom = { clear: 0, wind: 0.1, cloudy: 0.35, fog: 0.45, rain: 0.62, snow: 0.5, storm: 0.78 }[scene.weather]
  const moody = scene.mood === 'dark' ? -0.07 : scene.mood === 'joyful' ? 0.03 : 0
  const night = scene.time === 'night'
  const overcast = hex(night ? '#16202c' : scene.weather === 'storm' ? '#39454d' : '#8b979f')

  const weathered = (text: string): Colour => {
    let colour = mix(hex(text), overcast, gloom * 0.62)
    colour = saturate(colour, scene.mood === 'joyful' ? 1.12 : scene.mood === 'dark' ? 0.8 : 1)
    if (tint) colour = tintWith(colour, tint, 0.66)
    return moody ? lighten(colour, moody) : colour
  }
  const stops = script.sky.map((text, i) => [i / (script.sky.length - 1), weathered(text)] as const)
  const dim = 1 - gloom * 0.35
  const factor = (light: Colour, strength: number): Colour => [
    light[0] * strength,
    light[1] * strength,
    light[2] * strength,
  ]
  const grey = (light: Colour, amount: number): Colour => {
    const mean = (light[0] + light[1] + light[2]) / 3
    return [
      light[0] + (mean - light[0]) * amount,
      light[1] + (mean - light[1]) * amount,
      light[2] + (mean - light[2]) * amount,
    ]
  }
  // A coloured light colours what it falls on.
  const dye = (light: Colour): Colour => {
    if (!tint) return light
    const top = Math.max(...tint)
    return [
      light[0] * (0.45 + (0.7 * tint[0]) / top),
      light[1] * (0.45 + (0.7 * tint[1]) / top),
      light[2] * (0.45 + (0.7 * tint[2]) / top),
    ]
  }
  const key = dye(factor(grey(script.key, gloom * 0.7), dim * (1 - gloom * 0.4)))
  const ambient = factor(grey(script.ambient, gloom * 0.5), 1 + (night ? 0 : gloom * 0.25))
  const haze = weathered(script.haze)
  // Called for every point of a land, so cached.
  const own: Partial<Record<Material, Colour>> = {}
  const horizon = stops.at(-1)?.[1] ?? haze

  return {
    sky: ramp(stops),
    sun: weathered(script.sun),
    glow: tint ? tintWith(hex(script.glow), tint, 0.75) : hex(script.glow),
    haze: mix(haze, horizon, 0.25),
    cloudLit: weathered(script.cloudLit),
    cloudShade: mix(weathered(script.cloudShade), hex('#1c252e'), scene.weather === 'storm' ? 0.5 : 0),
    key,
    ambient,
    lamp: hex(scene.lamp === 'neon' ? '#ff5fb0' : '#ffc069'),
    accent: scene.accents[0] ?? tint ?? hex(random.pick(ACCENTS)),
    dark: mix(multiply([60, 60, 66], ambient), [4, 5, 10], night ? 0.5 : 0.35),
    material: (name) =>
      (own[name] ??= material(name, scene.season ?? (scene.weather === 'snow' ? 'winter' : undefined))),
    lit(own, light, distance = 0) {
      const falls: Colour = [
        this.ambient[0] + this.key[0] * light,
        this.ambient[1] + this.key[1] * light,
        this.ambient[2] + this.key[2] * light,
      ]
      const seen = multiply(own, falls)
      return distance > 0 ? mix(seen, this.haze, distance) : seen
    },
    under(otherKey, otherAmbient) {
      return { ...this, key: otherKey, ambient: otherAmbient }
    },
  }
}
