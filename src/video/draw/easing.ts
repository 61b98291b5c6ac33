/** Curves over 0 to 1. */
export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value))

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

export const easeOutCubic = (t: number): number => 1 - (1 - clamp01(t)) ** 3

export const easeInCubic = (t: number): number => clamp01(t) ** 3

export const easeInOutSine = (t: number): number => 0.5 - Math.cos(Math.PI * clamp01(t)) / 2

export const easeInOutCubic = (t: number): number => {
  const x = clamp01(t)
  return x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2
}

/** Overshoots by about a tenth, then settles. */
export const easeOutBack = (t: number): number => {
  const x = clamp01(t) - 1
  return 1 + 2.7 * x ** 3 + 1.7 * x ** 2
}
