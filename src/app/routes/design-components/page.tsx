import { Container } from '#src/shared/ui/container.tsx'
import { PageHeader } from '#src/shared/ui/page-header.tsx'

/** Every token, component and state. */
export function Component() {
  return (
    <Container>
      <PageHeader title="Components" text="Every control in every state." />
    </Container>
  )
}
