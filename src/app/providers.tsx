import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reportError } from '#src/shared/services/error-reports/report.ts'
import { KnownPaths } from '#src/shared/lib/known-paths.ts'
import { AppThemeProvider } from '#src/shared/theme/app-theme-provider.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'

interface ProvidersProps {
  /** The path patterns that have a page. */
  knownPaths: readonly string[]
  /** Holds all server data. */
  queryClient: QueryClient
  children: ReactNode
}

/** Theme, server data, and the last net under everything. */
export function Providers({ knownPaths, queryClient, children }: ProvidersProps) {
  return (
    <AppThemeProvider>
      <ErrorBoundary fallback={<LastNet />} onError={reportError}>
        <QueryClientProvider client={queryClient}>
          <KnownPaths value={knownPaths}>{children}</KnownPaths>
        </QueryClientProvider>
      </ErrorBoundary>
    </AppThemeProvider>
  )
}

const LastNet = () => (
  <ErrorState
    isBare
    title="Something Went Wrong"
    text="The app stopped working. Your saved work is safe. Reload the page."
    onRetry={() => location.reload()}
  />
)
