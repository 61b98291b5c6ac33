import guide from '../../../../docs/using.md'
import { HelpView } from '#src/features/help/components/help-view.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'

export function Component() {
  return (
    <Container isPage>
      <HelpView guide={guide} />
    </Container>
  )
}
