import { Subscribe } from '#src/features/billing/components/subscribe.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'

export function Component() {
  return (
    <Container isPage>
      <Subscribe />
    </Container>
  )
}
