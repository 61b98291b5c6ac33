import { useEffect, useState, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { loadAndUse } from '../lib/background-load.ts'
import { configuredServices } from './service-port.ts'

/**
 * The services around the app: asks about them and runs those that are allowed. Loads nothing where none is configured, nor on the
 * preview page, whose visitors are not ours. Whatever goes wrong in it, the app goes on.
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
