/** Direction of writing. */
export type Direction = 'ltr' | 'rtl'

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LETTER = /\p{L}/u
const NUMBER = /\p{Nd}/u

/** Direction of a text: that of its first letter. */
export function textDirection(text: string): Direction {
  return strongDirection(text) ?? 'ltr'
}

function strongDirection(text: string): Direction | null {
  for (const letter of text) if (LETTER.test(letter)) return RTL.test(letter) ? 'rtl' : 'ltr'
  return null
}

/**
 * Order in which the words of a line stand from left to right. Words of the other direction form runs that keep their own
 * order, as the bidirectional algorithm has it; numbers join the words before them, signs only stand inside a run.
 * @returns positions in `words`
 */
export function visualOrder(words: readonly string[], base: Direction): number[] {
  let current: Direction = base
  const runs: { direction: Direction; positions: number[] }[] = []
  for (const [position, word] of words.entries()) {
    current = strongDirection(word) ?? (NUMBER.test(word) || nextStrong(words, position) === current ? current : base)
    const last = runs.at(-1)
    if (last?.direction === current) last.positions.push(position)
    else runs.push({ direction: current, positions: [position] })
  }
  const ordered = base === 'rtl' ? runs.toReversed() : runs
  return ordered.flatMap((run) => (run.direction === 'rtl' ? run.positions.toReversed() : run.positions))
}

function nextStrong(words: readonly string[], from: number): Direction | null {
  for (const word of words.slice(from + 1)) {
    const direction = strongDirection(word)
    if (direction) return direction
  }
  return null
}
