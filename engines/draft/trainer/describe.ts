import type { LearnedStyle } from './style.ts'
import { type LabPlanes } from './measure-style.ts'

/** Names for colours, by where they lie. */
const HUES: readonly [string, number][] = [
  ['pink', 0],
  ['red', 30],
  ['orange', 60],
  ['yellow', 95],
  ['green', 140],
  ['teal', 195],
  ['blue', 260],
  ['violet', 310],
  ['pink', 350],
]
const PALE = 9

/** What a picture shows as far as its pixels tell: light, colours, contrast, detail. It knows no things and no people. */
export function describe(planes: LabPlanes, style: LearnedStyle): string {
  const [tones] = style.quantiles
  const [dark = 0, middle = 50, bright = 100] = [tones[2], tones[8], tones[14]]
  const light = middle < 30 ? 'dark' : middle > 70 ? 'bright' : 'evenly lit'
  const contrast = bright - dark > 60 ? 'strong contrast' : bright - dark < 28 ? 'soft contrast' : 'moderate contrast'
  const [grain = 0] = style.bands
  const texture = grain > 5 ? 'rough texture' : grain < 1.2 ? 'smooth surfaces' : 'fine texture'
  const lines = style.lines > 0.08 ? ', dark lines' : ''
  const article = light === 'evenly lit' ? 'an' : 'a'
  return `${article} ${light} picture in ${coloursOf(planes).join(' and ')}, ${contrast}, ${texture}${lines}`
}

/** The one or two colours that most of a picture has. */
function coloursOf([lightness, a, b]: LabPlanes): string[] {
  const counts = new Map<string, number>()
  lightness.values.forEach((value, at) => {
    const name = nameOf(value, a.values[at] ?? 0, b.values[at] ?? 0)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  })
  const sorted = [...counts].sort((one, other) => other[1] - one[1])
  return sorted
    .filter(([, count], at) => at === 0 || count > lightness.values.length * 0.15)
    .slice(0, 2)
    .map(([name]) => name)
}

function nameOf(lightness: number, a: number, b: number): string {
  if (Math.hypot(a, b) < PALE) return lightness < 25 ? 'black' : lightness > 80 ? 'white' : 'grey'
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  const nearest = HUES.reduce((best, each) => (Math.abs(each[1] - hue) < Math.abs(best[1] - hue) ? each : best))
  return nearest[0] === 'orange' && lightness < 45 ? 'brown' : nearest[0]
}
