import { clamp } from './maths.ts'

/** sRGB, each 0 to 255, not rounded. */
export type Colour = readonly [number, number, number]

type Lab = readonly [number, number, number]

export function hex(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function css(colour: Colour, alpha = 1): string {
  const [r, g, b] = colour
  const byte = (v: number): number => Math.round(clamp(v, 0, 255))
  return alpha >= 1
    ? `rgb(${byte(r)},${byte(g)},${byte(b)})`
    : `rgba(${byte(r)},${byte(g)},${byte(b)},${Math.max(0, alpha).toFixed(4)})`
}

const toLinear = (v: number): number => {
  const c = clamp(v / 255)
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}
const fromLinear = (v: number): number =>
  255 * (v <= 0.0031308 ? 12.92 * Math.max(0, v) : 1.055 * v ** (1 / 2.4) - 0.055)

export function toLab([red, green, blue]: Colour): Lab {
  const r = toLinear(red)
  const g = toLinear(green)
  const b = toLinear(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function fromLab([L, A, B]: Lab): Colour {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3
  return [
    clamp(fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s), 0, 255),
    clamp(fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s), 0, 255),
    clamp(fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s), 0, 255),
  ]
}

/** Mixes as the eye does (OKLab), so blue and orange meet in rose, not in mud. */
export function mix(a: Colour, b: Colour, t: number): Colour {
  if (t <= 0) return a
  if (t >= 1) return b
  const p = toLab(a)
  const q = toLab(b)
  return fromLab([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t])
}

/** A coloured light on a surface: `light` is a factor per channel, 1 leaves it as it is. */
export const multiply = (c: Colour, light: Colour): Colour => [
  Math.min(255, c[0] * light[0]),
  Math.min(255, c[1] * light[1]),
  Math.min(255, c[2] * light[2]),
]

/** Moves the perceived lightness by `amount` (-1 to 1). */
export function lighten(c: Colour, amount: number): Colour {
  const [L, a, b] = toLab(c)
  return fromLab([clamp(L + amount), a, b])
}

/** Multiplies the chroma; 0 is grey. */
export function saturate(c: Colour, factor: number): Colour {
  const [L, a, b] = toLab(c)
  return fromLab([L, a * factor, b * factor])
}

export function rotateHue(c: Colour, degrees: number): Colour {
  const [L, a, b] = toLab(c)
  const r = (degrees * Math.PI) / 180
  return fromLab([L, a * Math.cos(r) - b * Math.sin(r), a * Math.sin(r) + b * Math.cos(r)])
}

/** Keeps the lightness, takes the hue of `tint` by `amount`. */
export function tintWith(c: Colour, tint: Colour, amount: number): Colour {
  const [L, a, b] = toLab(c)
  const [, ta, tb] = toLab(tint)
  return fromLab([L, a + (ta - a) * amount, b + (tb - b) * amount])
}

export const luma = (c: Colour): number => (0.299 * c[0] + 0.587 * c[1] + 0.114 * c[2]) / 255

/** A gradient as 256 steps mixed in OKLab; `table` holds red, green, blue of each step. */
export interface Ramp {
  readonly table: Float32Array
  at(t: number): Colour
}

export function ramp(stops: readonly (readonly [number, Colour])[]): Ramp {
  const table = new Float32Array(256 * 3)
  let k = 0
  for (let i = 0; i < 256; i++) {
    const t = i / 255
    while (k < stops.length - 2 && t > (stops[k + 1]?.[0] ?? 1)) k++
    const from = stops[k]
    const to = stops[k + 1] ?? from
    if (!from || !to) continue
    const span = to[0] - from[0]
    table.set(mix(from[1], to[1], span > 0 ? clamp((t - from[0]) / span) : 1), i * 3)
  }
  return {
    table,
    at(t) {
      const i = Math.round(clamp(t) * 255) * 3
      return [table[i] ?? 0, table[i + 1] ?? 0, table[i + 2] ?? 0]
    },
  }
}
