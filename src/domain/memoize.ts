/**
 * A memoized function: for results that take long and are keyed by texts from outside, which are without
 * end. It is cleared when it holds `max` answers.
 */
export function memoize<Answer>(max: number, answer: (asked: string) => Answer): (asked: string) => Answer {
  const known = new Map<string, Answer>()
  return (asked) => {
    const found = known.get(asked)
    if (found !== undefined) return found
    const made = answer(asked)
    if (known.size >= max) known.clear()
    known.set(asked, made)
    return made
  }
}
