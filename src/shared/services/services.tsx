import { useEffect, useState, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { loadAndUse } from '../lib/background-load.ts'
import { configuredServices } from './service-port.ts'

/**
 * The external services: requests consent and runs the allowed ones. Loads nothing without a configured one, nor on the
 * preview page, whose visitors are not our users. Its failures do not affect the app.
 */
export function Services() {
  const { pathname } = useLocation()
  const [Running, setRunning] = useState<ComponentType | null>(null)
  const areWanted = pathname !== paths.preview.pattern && configuredServices().length > 0
  useEffect(() => {
    if (areWanted)
      loadAndUse(
        () => import('./running-services.tsx'),
        ({ RunningServices }) => setRunning(() => RunningServices),
      )
  }, [areWanted])
  return areWanted && Running ? (
    <ErrorBoundary fallback={null}>
      <Running />
    </ErrorBoundary>
  ) : null
}
