import { useEffect } from 'react'
import type { ServiceSettings } from '#src/domain/services.ts'
import { loadAndUse } from '#src/shared/lib/background-load.ts'
import { reportPort } from './report.ts'

interface ErrorReportsProps {
  settings: NonNullable<ServiceSettings['errors']>
  isAllowed: boolean
}

/** Reports errors while the user allows it. The reporter is loaded then, and reports earlier errors. */
export function ErrorReports({ settings, isAllowed }: ErrorReportsProps) {
  useEffect(() => {
    if (!isAllowed) return reportPort.close()
    let stop: (() => void) | null = () => undefined
    loadAndUse(
      () => import('./sentry.ts'),
      ({ startReporting }) => {
        // Taken back while it was on its way.
        if (stop === null) return
        const { report, end } = startReporting(settings)
        const disconnect = reportPort.connect(report)
        stop = () => {
          disconnect()
          end()
        }
      },
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [settings, isAllowed])
  return null
}
