import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/**
 * One value of the URL's search part, '' when it is not there. Input shows at once and the URL follows: a
 * controlled field that waited for the URL would lose letters and flip back on a busy machine. Writing '' takes the name away;
 * the entry in the history is replaced.
 */
export function useSearchValue(name: string): [value: string, set: (value: string) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [value, show] = useOptimistic(search.get(name) ?? '')
  const set = (next: string) =>
    startTransition(async () => {
      show(next)
      // Read now: another name may have been written since the last render.
      const after = new URLSearchParams(window.location.search)
      if (next === '') after.delete(name)
      else after.set(name, next)
      await navigate({ search: after.toString() }, { replace: true })
    })
  return [value, set]
}
