import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reportError } from '#src/shared/error-reports/report.ts'
import { KnownPaths } from '#src/shared/lib/known-paths.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { AppThemeProvider } from '#src/shared/theme/app-theme-provider.tsx'
import { ErrorState } from '#src/shared/ui/states/error-state.tsx'

interface ProvidersProps {
  /** The path patterns that have a page. */
  knownPaths: readonly string[]
  children: ReactNode
}

/** Theme, server data, and the last net under everything. */
export function Providers({ knownPaths, children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient)
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
    text="The app stopped working. Everything saved so far is kept."
    onRetry={() => location.reload()}
  />
)
