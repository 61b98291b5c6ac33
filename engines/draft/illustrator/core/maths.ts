export const TAU = Math.PI * 2

export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value)

/** 0 before `from`, 1 after `to`, an S curve between; `from` may be the larger. */
export const smoothstep = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Math.hypot guards against overflow and is many times slower; images do not need that. */
export const length = (x: number, y: number): number => Math.sqrt(x * x + y * y)
