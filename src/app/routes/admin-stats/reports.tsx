import { OwnPage } from '#src/features/staff/components/own-page.tsx'
import { ReportsView } from '#src/features/staff/components/reports-view.tsx'

export function Component() {
  return (
    <OwnPage title="Reports">
      <ReportsView />
    </OwnPage>
  )
}
