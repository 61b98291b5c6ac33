import { css } from '../core/colour.ts'
import { bloom } from './bloom.ts'
import { curve, film, vignette } from './finish-tools.ts'
import type { LookSpec } from './look.ts'

const bend = (v: number, amount: number): number => v + amount * Math.sin((v - 0.5) * Math.PI) * v

export const cinematic: LookSpec = {
  id: 'cinematic',
  name: 'Cinematic',
  description: 'Film light, deep haze, soft grain',
  colours: ['#596665', '#cfa572', '#37382a'],
  ink: () => (colour) => colour,
  finish(stage) {
    bloom(stage, 0.62, 0.5)
    vignette(stage, css([4, 5, 14], 0.46))
    // Shadows sink a little and cool, lights roll off warm.
    film(
      stage,
      [
        curve((v) => bend(v, 0.05) + 0.012 * v),
        curve((v) => bend(v, 0.045)),
        curve((v) => 0.014 + bend(v, 0.03) * 0.97),
      ],
      6,
    )
  },
}
