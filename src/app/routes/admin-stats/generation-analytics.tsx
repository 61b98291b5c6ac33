import { GenerationsView } from '#src/features/staff/components/generations-view.tsx'
import { OwnPage } from '#src/features/staff/components/own-page.tsx'

export function Component() {
  return (
    <OwnPage title="Generations">
      <GenerationsView />
    </OwnPage>
  )
}
