import { CheckoutReturn } from '#src/features/billing/components/checkout-return.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'

export function Component() {
  return (
    <Container isPage>
      <CheckoutReturn />
    </Container>
  )
}
