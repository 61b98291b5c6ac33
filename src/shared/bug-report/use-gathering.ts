import { useState } from 'react'
import type { BugReport } from '#src/domain/bug-report/bug-report.ts'

export interface Gathering {
  /** null: not there yet. */
  bugReport: BugReport | null
  /** Why it failed, as text. */
  error: string | null
  begin: () => void
}

/** Gathers a page's state once it is requested. */
export function useGathering(gather: () => Promise<BugReport>): Gathering {
  const [state, setState] = useState<Omit<Gathering, 'begin'>>({ bugReport: null, error: null })
  const begin = () => {
    setState({ bugReport: null, error: null })
    gather().then(
      (bugReport) => setState({ bugReport, error: null }),
      () => setState({ bugReport: null, error: 'You can send your report without it.' }),
    )
  }
  return { ...state, begin }
}
