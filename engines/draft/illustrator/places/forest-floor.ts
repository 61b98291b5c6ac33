import { css, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { cutOut } from '../layers/sheet.ts'

export const floorAt = (stage: Stage, x: number, depth: number): number =>
  stage.horizon +
  (stage.h - stage.horizon) * (0.06 + 0.94 * depth) +
  stage.noise.at((x / stage.u) * 1.1, depth * 5) * stage.u * 0.03

/** One strip of forest floor from its ridge down. */
export function floor(stage: Stage, depth: number, base: readonly [number, number, number]): void {
  const { c, w, h } = stage
  cutOut(stage, stage.ink(base), () => {
    c.moveTo(-20, h + 20)
    for (let x = -20; x <= w + 20; x += w / 80) c.lineTo(x, floorAt(stage, x, depth))
    c.lineTo(w + 20, h + 20)
    c.closePath()
  })
}

/** Leaves that hang into the picture from above. */
export function canopy(stage: Stage): void {
  const { c, w, u, palette, scene } = stage
  if (scene.season === 'winter') return
  const random = stage.random.fork('canopy')
  const leaf = palette.lit(palette.material('leaf'), 0.4)
  for (const [shade, lift, count] of [
    [mix(leaf, palette.dark, 0.6), 0, 260],
    [mix(leaf, palette.dark, 0.3), 0.02, 200],
    [mix(leaf, palette.glow, 0.1), 0.045, 120],
  ] as const) {
    c.fillStyle = css(stage.ink(shade))
    c.beginPath()
    for (let i = 0; i < count * (w / u) * 0.6; i++) {
      const x = random.next() * w
      const deep = u * (0.1 + 0.1 * stage.noise.at((x / u) * 2.2, 9) + 0.22 * Math.pow(Math.abs(x / w - 0.5) * 2, 2.2))
      const y = random.next() * deep - u * lift
      const r = u * random.range(0.01, 0.026)
      c.moveTo(x + r, y)
      c.ellipse(x, y, r, r * 0.62, random.range(-0.6, 0.6), 0, Math.PI * 2)
    }
    c.fill()
  }
}
