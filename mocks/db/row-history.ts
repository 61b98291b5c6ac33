/** What stood in the store before each time that rows were written, so that a moment can be gone back to. */
export interface RowHistory {
  /** The moment of now, to go back to. */
  moment(): number
  /** Rows were written; what stood under their keys before, null for nothing. */
  record(before: ReadonlyMap<string, string | null>): void
  /** What has to be written for the store to hold what it held at a moment. */
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
      // From the newest on, so that what stood there first remains.
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
