import { type Colour } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { type Placed } from './person.ts'

export interface Spot {
  /** Middle of the base, px. */
  x: number
  y: number
  /** px. */
  height: number
  flip?: boolean
  colour?: Colour | undefined
  /** 0 here to 1 lost in haze. */
  distance?: number
  /** How much light falls on the side we see, 0 (a silhouette) to 1. */
  front?: number
  /** Strength of the bright edge towards the light, 0 to 1. */
  rim?: number
  /** `contact` is the shade right under it, where no light falls from the side. */
  cast?: 'ground' | 'contact' | 'water' | 'none'
  layers?: readonly Placed[]
  /** Turned by this angle around its base. */
  turn?: number
}

/** Room around the box for what sticks out of it (flames, kites, hats), px. */
export const padOf = (spot: Spot): number => spot.height * (spot.layers ? 0.66 : 0.27)

/** Whether lamps and windows shine in this image, 0 to 1. */
export function shineOf(stage: Stage): number {
  const { time, weather, place } = stage.scene
  if (place === 'room' || place === 'stage' || place === 'cave') return 1
  return (
    { day: 0, dawn: 0.5, dusk: 0.85, night: 1 }[time] +
    (weather === 'storm' || weather === 'fog' || weather === 'rain' ? 0.35 : 0)
  )
}
