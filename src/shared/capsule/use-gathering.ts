import { useState } from 'react'
import type { Capsule } from '#src/domain/capsule/capsule.ts'

export interface Gathering {
  /** null: not there yet. */
  capsule: Capsule | null
  /** Why it will not come, in words. */
  error: string | null
  begin: () => void
}

/** Gathers a page's state once it is asked for. */
export function useGathering(gather: () => Promise<Capsule>): Gathering {
  const [state, setState] = useState<Omit<Gathering, 'begin'>>({ capsule: null, error: null })
  const begin = () => {
    setState({ capsule: null, error: null })
    gather().then(
      (capsule) => setState({ capsule, error: null }),
      () => setState({ capsule: null, error: 'You can send your report without it.' }),
    )
  }
  return { ...state, begin }
}
