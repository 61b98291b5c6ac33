import { ExamplesView } from '#src/features/examples/components/examples-view.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'

export function Component() {
  return (
    <Container isPage>
      <ExamplesView />
    </Container>
  )
}
