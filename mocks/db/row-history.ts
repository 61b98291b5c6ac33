/** The store's values before each write, so that an earlier moment can be restored. */
export interface RowHistory {
  /** The moment of now, to go back to. */
  moment(): number
  /** Records a write with its rows' earlier values, null for no row. */
  record(before: ReadonlyMap<string, string | null>): void
  /** The writes that restore the store to a moment. */
  since(moment: number): Map<string, string | null>
  /** Forgets how to go back to moments before this one. */
  forgetBefore(moment: number): void
}

export function createRowHistory(): RowHistory {
  let first = 0
  let written: ReadonlyMap<string, string | null>[] = []
  return {
    moment: () => first + written.length,
    record: (before) => void written.push(before),
    since: (moment) =>
      // From the newest on, so that the oldest value wins.
      new Map(
        written
          .slice(Math.max(0, moment - first))
          .toReversed()
          .flatMap((before) => [...before]),
      ),
    forgetBefore(moment) {
      written = written.slice(Math.max(0, moment - first))
      first = Math.max(first, moment)
    },
  }
}
