/** A mouth between phones: each share goes from 0 to 1, `wide` from -1 (narrow) to 1. */
export interface MouthShape {
  /** How far the jaw is down. */
  open: number
  wide: number
  /** Lips pushed forward to a ring. */
  round: number
  /** How much of the upper teeth shows. */
  teeth: number
  tongue: number
  /** Lips pressed together. */
  press: number
  /** The lower lip at the upper teeth. */
  tuck: number
}

export const REST: MouthShape = { open: 0, wide: 0, round: 0, teeth: 0, tongue: 0, press: 0, tuck: 0 }

export const MOUTH_PARTS = Object.keys(REST) as (keyof MouthShape)[]

export const mixMouths = (a: MouthShape, b: MouthShape, share: number): MouthShape => ({
  open: a.open + (b.open - a.open) * share,
  wide: a.wide + (b.wide - a.wide) * share,
  round: a.round + (b.round - a.round) * share,
  teeth: a.teeth + (b.teeth - a.teeth) * share,
  tongue: a.tongue + (b.tongue - a.tongue) * share,
  press: a.press + (b.press - a.press) * share,
  tuck: a.tuck + (b.tuck - a.tuck) * share,
})
