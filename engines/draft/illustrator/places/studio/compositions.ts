import { type Colour, css, lighten, mix } from '../../core/colour.ts'
import { TAU } from '../../core/maths.ts'
import type { Stage } from '../../core/stage.ts'
import { cutOut } from '../../layers/sheet.ts'
import { paintSubject } from '../../subjects/paint-subject.ts'
import type { Placement } from './arrange.ts'
import type { Item } from './items.ts'
import type { Ground } from './flat-set.ts'

/** Bars that rise (or fall), with a line above them: the hero of a report. */
export function paintChart(stage: Stage, ground: Ground, foot: number, falls: boolean): void {
  const { c, w, h, u, ink, tones, focus } = stage
  const random = stage.random.fork('chart')
  const tall = h * (stage.scene.copySpace ? 0.34 : 0.52)
  const wide = Math.min(w * 0.62, h * 0.92)
  const count = 5
  const step = wide / count
  const left = focus - wide / 2
  const shares = Array.from({ length: count }, (_, i) => {
    const share = 0.26 + 0.68 * (i / (count - 1)) ** 1.15
    return share + (i === 0 || i === count - 1 ? 0 : random.spread() * 0.05)
  })
  if (falls) shares.reverse()
  c.fillStyle = css(ink(ground.deep), 0.5)
  for (let i = 1; i <= 4; i++) c.fillRect(left - step * 0.2, foot - (tall * i) / 4, wide + step * 0.4, h * 0.004)
  const colours: Colour[] = [
    mix(tones.cool, tones.light, 0.3),
    tones.cool,
    mix(tones.cool, tones.ink, 0.3),
    tones.gold,
    tones.warm,
  ]
  if (falls) colours.reverse()
  shares.forEach((share, i) => {
    const x = left + step * (i + 0.18)
    const top = foot - tall * share
    const r = step * 0.1
    const bar = colours[i] ?? tones.cool
    cutOut(stage, ink(lightAt(stage, bar)), () => {
      c.moveTo(x, foot)
      c.lineTo(x, top + r)
      c.arc(x + r, top + r, r, Math.PI, Math.PI * 1.5)
      c.lineTo(x + step * 0.64 - r, top)
      c.arc(x + step * 0.64 - r, top + r, r, -Math.PI / 2, 0)
      c.lineTo(x + step * 0.64, foot)
      c.closePath()
    })
  })
  const point = (i: number): readonly [number, number] => [
    left + step * (i + 0.5),
    foot - tall * (shares[i] ?? 0) - h * 0.075,
  ]
  c.save()
  c.strokeStyle = css(ink(lightAt(stage, tones.ink)))
  c.lineWidth = u * 0.012
  c.lineCap = 'round'
  c.lineJoin = 'round'
  c.beginPath()
  c.moveTo(...point(0))
  for (let i = 1; i < count; i++) c.lineTo(...point(i))
  c.stroke()
  c.restore()
  for (let i = 0; i < count; i++)
    cutOut(stage, ink(lightAt(stage, i === count - 1 ? tones.warm : tones.light)), () =>
      c.arc(...point(i), u * 0.018, 0, TAU),
    )
  c.fillStyle = css(ink(lightAt(stage, tones.ink)))
  c.fillRect(left - step * 0.2, foot - h * 0.004, wide + step * 0.4, h * 0.009)
}

const lightAt = ({ palette }: Stage, colour: Colour): Colour => palette.lit(colour, 0.95)

/** Small signs of the subject all over the wall, in its own tint. */
export function paintPattern(stage: Stage, ground: Ground, items: readonly Item[], hero: Placement): void {
  const { w, h } = stage
  const far: Stage = { ...stage, palette: { ...stage.palette, haze: ground.wall } }
  const cell = Math.sqrt(w * h) * 0.17
  const rows = Math.ceil(h / cell) + 1
  const columns = Math.ceil(w / cell) + 1
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const item = items[(row + column) % items.length]
      if (!item || item.layers) continue
      const height = Math.min(cell * 0.5, (cell * 0.6 * 100) / item.art.width)
      const x = (column + (row % 2 ? 0.5 : 0)) * cell
      const y = row * cell + height / 2
      if (
        Math.abs(x - hero.x) < (hero.height * hero.item.art.width) / 180 &&
        Math.abs(y - hero.y + hero.height / 2) < hero.height * 0.6
      )
        continue
      paintSubject(far, item.art, {
        ...{ x, y, height },
        distance: 0.66,
        front: 0.95,
        cast: 'none',
        colour: item.colour,
      })
    }
}

/** A way with its stations, which ends at the hero. */
export function paintPath(stage: Stage, ground: Ground, hero: Placement): void {
  const { c, w, h, u, ink, tones } = stage
  const from = hero.x > w / 2 ? w * 0.06 : w * 0.94
  const to = hero.x
  const at = (t: number): readonly [number, number] => [
    from + (to - from) * t,
    h * 0.93 - (h * 0.93 - hero.y) * t + Math.sin(t * Math.PI * 2.2) * h * 0.07 * (1 - t),
  ]
  const trace = (): void => {
    c.beginPath()
    c.moveTo(...at(0))
    for (let i = 1; i <= 40; i++) c.lineTo(...at(i / 40))
    c.stroke()
  }
  c.save()
  c.lineCap = 'round'
  c.lineJoin = 'round'
  c.strokeStyle = css(ink(ground.deep))
  c.lineWidth = u * 0.062
  trace()
  c.fillStyle = css(ink(tones.light))
  for (let i = 1; i < 22; i++) {
    c.beginPath()
    c.arc(...at(i / 22), u * 0.0055, 0, TAU)
    c.fill()
  }
  for (const [t, tone] of [
    [0.04, tones.cool],
    [0.36, tones.gold],
    [0.68, tones.warm],
  ] as const) {
    c.fillStyle = css(ink(tone))
    c.beginPath()
    c.arc(...at(t), u * 0.034, 0, TAU)
    c.fill()
    c.fillStyle = css(ink(lighten(tone, 0.22)))
    c.beginPath()
    c.arc(...at(t), u * 0.014, 0, TAU)
    c.fill()
  }
  c.restore()
}
