import { ExamplesView } from '#src/features/examples/components/examples-view.tsx'
import { Container } from '#src/shared/ui/container.tsx'

export function Component() {
  return (
    <Container isPage>
      <ExamplesView />
    </Container>
  )
}
