import { css, mix } from '../../core/colour.ts'
import { TAU } from '../../core/maths.ts'
import type { Stage } from '../../core/stage.ts'
import { cutOut } from '../../layers/sheet.ts'
import type { Family } from '../../palette/tones.ts'
import { fillWall, groundFor } from '../studio/flat-set.ts'

const FAMILIES: readonly [Family, ...Family[]] = ['warm', 'gold', 'cool', 'ink', 'light']

/** Discs, quarters and bars on a grid at one side, in the five tones: the other side stays calm, for words. */
export function shapes(stage: Stage): void {
  const { c, w, h, ink, tones, scene } = stage
  const random = stage.random.fork('shapes')
  const ground = groundFor(stage, random.pick(FAMILIES))
  fillWall(stage, ground)
  const dim = scene.time === 'night' ? 0.52 : scene.time === 'dusk' ? 0.12 : 0
  const tone = (family: Family): string =>
    css(ink(mix(tones[family], ground.wall, dim + (family === 'light' ? 0.1 : 0.04))))
  const side = random.sign()
  c.fillStyle = css(ink(mix(ground.wall, ground.shape, 0.5)))
  c.beginPath()
  c.arc(side > 0 ? w * 0.72 : w * 0.28, h * random.range(0.4, 0.6), h * 0.56, 0, TAU)
  c.fill()
  const cell = Math.min(h / 3.4, w / 4.4)
  const columns = w > h ? 3 : 4
  const left = w > h ? (side > 0 ? w - cell * (columns + 0.35) : cell * 0.35) : (w - cell * columns) / 2
  const top = (h - cell * 3) / 2
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.2)) continue
      const [x, y] = [left + column * cell, top + row * cell]
      const family = random.pick(FAMILIES)
      const kind = random.pick(['disc', 'quarter', 'quarter', 'half', 'bars', 'ring'] as const)
      const turn = random.int(0, 3)
      const fill = tone(family)
      c.save()
      c.translate(x + cell / 2, y + cell / 2)
      c.rotate((turn * Math.PI) / 2)
      const r = cell / 2
      if (kind === 'bars')
        for (let i = 0; i < 3; i++)
          cutOut(stage, [0, 0, 0], () => c.rect(-r, -r + (i * cell) / 3, cell, cell / 6), fill)
      else
        cutOut(
          stage,
          [0, 0, 0],
          () => {
            if (kind === 'disc') c.arc(0, 0, r * 0.86, 0, TAU)
            else if (kind === 'ring') {
              c.arc(0, 0, r * 0.86, 0, TAU)
              c.moveTo(r * 0.42, 0)
              c.arc(0, 0, r * 0.42, 0, -TAU)
            } else if (kind === 'half') c.arc(0, r, r, Math.PI, TAU)
            else {
              c.moveTo(-r, -r)
              c.arc(-r, -r, cell, 0, Math.PI / 2)
              c.closePath()
            }
          },
          fill,
        )
      if (kind === 'ring') {
        c.fillStyle = tone(random.pick(FAMILIES))
        c.beginPath()
        c.arc(0, 0, r * 0.42, 0, TAU)
        c.fill()
      }
      c.restore()
    }
}
