/** @param {number[]} values @param {number} share 0.5 is the median */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]

/** @param {number[]} values */
export const median = (values) => percentile(values, 0.5)

/** How long something takes, ms. @param {() => unknown} work */
export async function timed(work) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/**
 * Times of the same work, ms, repeated without pauses, so that they compare with older benchmarks (docs/decisions/0098).
 * Works in Node and in a page.
 * @param {{ rounds: number, warmUp?: number }} options `warmUp`: uncounted first rounds, in which V8 compiles hot code
 * @param {(round: number) => unknown} work
 */
export async function timesOf({ rounds, warmUp = 0 }, work) {
  const times = []
  for (let round = 0; round < warmUp; round++) await work(round)
  for (let round = 0; round < rounds; round++) times.push(await timed(() => work(round)))
  return times
}

/**
 * The same work on much and on little.
 * @returns {Promise<{ ms: number, growth: number }>} median ms on much, and how many times as long as on little it is
 */
export async function measureGrowth(options, { large, small }) {
  const [many, few] = [await timesOf(options, large), await timesOf(options, small)]
  return { ms: median(many), growth: timesAs(many, few) }
}

/** How many times as long one work takes as another, by the best of each: what else the machine does may slow either of them. */
export const timesAs = (times, others) => Math.min(...times) / Math.min(...others)
