import { Composer } from '#src/features/home/components/composer.tsx'
import { StartFrom } from '#src/features/home/components/start-from.tsx'
import { StoryLibrary } from '#src/features/stories/components/story-library.tsx'
import { TemplateOffers } from '#src/features/stories/components/template-offers.tsx'
import { Container } from '#src/shared/ui/container.tsx'
import styles from './page.module.css'

export function Component() {
  return (
    <Container className={styles.home}>
      <Composer />
      <StartFrom />
      <TemplateOffers />
      <StoryLibrary />
    </Container>
  )
}
