import { OwnPage } from '#src/features/staff/components/own-page.tsx'
import { PremiumView } from '#src/features/staff/components/premium-view.tsx'

export function Component() {
  return (
    <OwnPage title="Premium credits">
      <PremiumView />
    </OwnPage>
  )
}
