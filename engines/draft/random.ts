export interface Random {
  /** 0 to 1, without 1. */
  next(): number
  /** Between two numbers. */
  between(low: number, high: number): number
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** A shuffled copy. */
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** Numbers that look random and are the same for the same seed on every machine. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[below(items.length)] ?? items[0],
    shuffle(items) {
      const copy = [...items]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const [a, b] = [copy[i], copy[j]]
        if (a !== undefined && b !== undefined) [copy[i], copy[j]] = [b, a]
      }
      return copy
    },
  }
}

/** A 32-bit FNV-1a hash of a text. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}
