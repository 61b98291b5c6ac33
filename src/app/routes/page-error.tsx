import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { reportError } from '#src/shared/services/error-reports/report.ts'
import { ReportProblem } from '#src/shared/bug-report/report-problem.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ErrorIllustration } from './error-illustration.tsx'
import { PageMessage } from './page-message.tsx'

// Messages of browsers when a chunk cannot be fetched: offline, or a newer version replaced it.
const missingPart = /dynamically imported module|error loading dynamically|Importing a module script failed|preload/i

/** Stands in for a page that failed while it loaded or rendered; the header stays usable. */
export function PageError() {
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  const isMissingPart = error instanceof Error && missingPart.test(error.message)
  return (
    <PageMessage
      sign={<ErrorIllustration />}
      title={isMissingPart ? 'Couldn’t load this page' : 'Something Went Wrong'}
      text={
        isMissingPart
          ? 'You may be offline, or a new version may be available. Reload the page.'
          : 'This page stopped working. Your saved work is safe. Reload the page.'
      }
      actions={
        <>
          <Button variant="contained" size="large" onClick={() => location.reload()}>
            Reload
          </Button>
          <ReportProblem failure={null} cause={error} />
        </>
      }
    />
  )
}
