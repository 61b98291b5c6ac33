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

/** A server answers the same call sooner when it comes again and again, as in most of what is measured. */
const IN_A_ROW = 10

/**
 * What several kinds of work take, ms, measured in turns of ten each: what else the machine does slows all of them alike. Works in Node and
 * in a page.
 * @template {string} Name
 * @param {{ rounds: number, warmUp?: number }} options `rounds` of each; `warmUp`: those before, in which a server compiles what is called
 * @param {Record<Name, (round: number) => unknown>} works
 * @returns {Promise<Record<Name, number[]>>} the times of each, in order
 */
export async function timesInTurns({ rounds, warmUp = 0 }, works) {
  const times = Object.fromEntries(Object.keys(works).map((name) => [name, []]))
  for (let from = -warmUp; from < rounds; from += IN_A_ROW)
    for (const [name, work] of Object.entries(works))
      for (let round = from; round < from + IN_A_ROW; round++) {
        const ms = await timed(() => work(Math.abs(round)))
        if (round >= 0) times[name].push(ms)
      }
  return times
}

/**
 * The same work on much and on little, in turns.
 * @returns {Promise<{ ms: number, growth: number }>} median ms on much, and how many times as long as on little it is
 */
export async function measureGrowth(options, { large, small }) {
  const times = await timesInTurns(options, { large, small })
  const ms = median(times.large)
  return { ms, growth: ms / median(times.small) }
}
