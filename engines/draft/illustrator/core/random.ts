/** A 32-bit hash of a text; equal texts give equal numbers on every host. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  return scramble(hash)
}

/** Spreads neighbouring numbers (seed 1, seed 2) far apart. */
export function scramble(value: number): number {
  let v = value | 0
  v = Math.imul(v ^ (v >>> 16), 0x7feb352d)
  v = Math.imul(v ^ (v >>> 15), 0x846ca68b)
  return (v ^ (v >>> 16)) >>> 0
}

/** A repeatable source of chance. `fork` gives streams that do not disturb each other, so one layer's detail never moves another. */
export class Random {
  readonly seed: number
  private state: number

  constructor(seed: number) {
    this.seed = seed >>> 0
    this.state = scramble(this.seed + 0x9e3779b9)
  }

  fork(label: string): Random {
    return new Random(hashText(`${this.seed}/${label}`))
  }

  /** 0 (included) to 1 (excluded). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  sign(): 1 | -1 {
    return this.next() < 0.5 ? -1 : 1
  }

  /** Around 0, mostly within ±1. */
  spread(): number {
    return (this.next() + this.next() + this.next()) / 1.5 - 1
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.next() * items.length)] ?? items[0]
  }
}
