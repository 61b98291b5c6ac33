import { lazy, Suspense } from 'react'
import { Composer } from '#src/features/home/components/composer.tsx'
import { OnboardingOffer } from '#src/features/home/components/onboarding-offer.tsx'
import { StartFrom } from '#src/features/home/components/start-from.tsx'
import { StoryLibrary } from '#src/features/stories/components/story-library.tsx'
import { Container } from '#src/shared/ui/container.tsx'
import styles from './page.module.css'

/** Few people have any: the page does not wait for them. */
const TemplateOffers = lazy(async () => ({
  default: (await import('#src/features/stories/components/template-offers.tsx')).TemplateOffers,
}))

export function Component() {
  return (
    <Container className={styles.home}>
      <Composer />
      <StartFrom />
      <OnboardingOffer />
      <Suspense>
        <TemplateOffers />
      </Suspense>
      <StoryLibrary />
    </Container>
  )
}
