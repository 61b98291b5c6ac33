import { startTransition, useEffect, useState } from 'react'

/** Fill more than a window; the rest follows in parts so small that typing never waits for one. */
const FIRST = 5
const BATCH_SIZE = 4

/** How many of a long list are on the page: the first at once, all of them soon after. */
export function useProgressiveList(total: number): number {
  const [count, setCount] = useState(FIRST)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount(count + BATCH_SIZE)))
    return () => clearTimeout(timer)
  }, [count, total])
  return Math.min(count, total)
}
