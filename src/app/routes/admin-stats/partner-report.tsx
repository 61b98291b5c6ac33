import { OwnPage } from '#src/features/staff/components/own-page.tsx'
import { PartnerView } from '#src/features/staff/components/partner-view.tsx'

export function Component() {
  return (
    <OwnPage title="Partner">
      <PartnerView />
    </OwnPage>
  )
}
