const SEEDS = 1_000_000

/** A random seed that is not the given one. */
export function newSeed(last: number | null): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const seed = random % SEEDS
  return seed === last ? (seed + 1) % SEEDS : seed
}
