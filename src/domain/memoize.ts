/**
 * A memoized function: for what takes long to make and is asked for by words from outside, which are without
 * end. When it knows `max` answers it begins anew.
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
