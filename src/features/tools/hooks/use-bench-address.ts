import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

export type AddressChange = Readonly<Record<string, string | undefined>>

/**
 * The bench stands in its address: what is chosen shows at once, and the address follows. undefined takes a name away; the entry in the
 * history is replaced.
 */
export function useBenchAddress(): [search: URLSearchParams, change: (changes: AddressChange) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [shown, show] = useOptimistic(search)
  const change = (changes: AddressChange) =>
    startTransition(async () => {
      // Asked now: another name may have been written since this was rendered.
      const after = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(changes))
        if (value === undefined || value === '') after.delete(name)
        else after.set(name, value)
      show(after)
      await navigate({ search: after.toString() }, { replace: true })
    })
  return [shown, change]
}
