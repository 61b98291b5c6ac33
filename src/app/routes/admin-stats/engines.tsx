import { EnginesView } from '#src/features/staff/components/engines-view.tsx'
import { OwnPage } from '#src/features/staff/components/own-page.tsx'

export function Component() {
  return (
    <OwnPage title="Engines">
      <EnginesView />
    </OwnPage>
  )
}
