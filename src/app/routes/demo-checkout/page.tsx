import { DemoCheckout } from '#src/features/billing/components/demo-checkout.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'

export function Component() {
  return (
    <Container isPage>
      <DemoCheckout />
    </Container>
  )
}
