/** Pseudorandom numbers from a seed (mulberry32). */
export interface Random {
  /** 0 up to, but not including, the bound. */
  below: (bound: number) => number
  pick: <T>(list: readonly T[]) => T
  coin: () => boolean
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    below,
    coin: () => next() < 0.5,
    pick(list) {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('There is nothing to pick from')
      return one
    },
  }
}
