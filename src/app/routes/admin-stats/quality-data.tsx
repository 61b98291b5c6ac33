import { OwnPage } from '#src/features/staff/components/own-page.tsx'
import { QualityView } from '#src/features/staff/components/quality-view.tsx'

export function Component() {
  return (
    <OwnPage title="Quality">
      <QualityView />
    </OwnPage>
  )
}
