import { OwnPage } from '#src/features/staff/components/own-page.tsx'
import { UsageView } from '#src/features/staff/components/usage-view.tsx'

export function Component() {
  return (
    <OwnPage title="Usage">
      <UsageView />
    </OwnPage>
  )
}
