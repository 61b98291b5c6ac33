import { AuditView } from '#src/features/staff/components/audit-view.tsx'
import { OwnPage } from '#src/features/staff/components/own-page.tsx'

export function Component() {
  return (
    <OwnPage title="Audit">
      <AuditView />
    </OwnPage>
  )
}
