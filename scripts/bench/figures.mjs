/**
 * Kinds of figures. Only what does not depend on the machine's speed has a limit: see docs/decisions/0098.
 * @typedef {{ name: string, kind: 'time' | 'ratio' | 'count' | 'growth', unit: string, limit: number | null, better: 'lower' | 'higher' }} Figure
 */

/** The value of a figure whose measurement threw. */
export const BROKEN = 'broken'
/** The value of a figure that needs a program missing on this machine. */
export const SKIPPED = 'skipped'

/** Beyond this a time counts as slower. Other programs can cause as much: see the decision. */
const SLOWER = 1.25

/** A duration or a rate: printed for reading, and compared by `--against`. @returns {Figure} */
export const time = (name, unit, better = 'lower') => ({ name, kind: 'time', unit, limit: null, better })

/** One measurement divided by another of the same run. @returns {Figure} */
export const ratio = (name, limit, better = 'lower') => ({ name, kind: 'ratio', unit: 'ratio', limit, better })

/** Something counted: requests, statements, renders, bytes, pages of memory. Without a limit it is for reading. @returns {Figure} */
export const count = (name, unit, limit, better = 'lower') => ({ name, kind: 'count', unit, limit, better })

/** The time for many rows or scenes divided by the time for few in the same run. @returns {Figure} */
export const growth = (name, limit) => ({ name, kind: 'growth', unit: 'growth', limit, better: 'lower' })

/**
 * The best of several runs: other load on the machine makes a run worse, never better.
 * @param {Figure} figure
 * @param {(number | string)[]} values
 */
export function bestOf({ better }, values) {
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length === 0) return values[0]
  return better === 'lower' ? Math.min(...numbers) : Math.max(...numbers)
}

/** How many times the other checkout's value this one is. @returns {number | null} null where one of them is no number, or 0 */
export function ratioTo(value, against) {
  return typeof value === 'number' && typeof against === 'number' && against > 0 ? value / against : null
}

/**
 * @param {Figure} figure
 * @param {number | string} value
 * @param {number | string} [against] the value of another checkout
 * @returns {'ok' | 'OVER' | 'SLOWER' | 'BROKEN' | 'skipped'} a time is never over, only slower
 */
export function verdictOf({ kind, limit, better }, value, against) {
  if (value === BROKEN) return 'BROKEN'
  if (typeof value !== 'number') return SKIPPED
  if (kind !== 'time') return limit !== null && (better === 'lower' ? value > limit : value < limit) ? 'OVER' : 'ok'
  const times = ratioTo(value, against)
  if (times === null) return 'ok'
  return (better === 'lower' ? times > SLOWER : times < 1 / SLOWER) ? 'SLOWER' : 'ok'
}

/** Whether a verdict ends the run with an error. */
export const isBad = (verdict) => verdict !== 'ok' && verdict !== SKIPPED
