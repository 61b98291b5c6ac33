import { prepareGeneration } from '#generated/client/stories/stories.ts'
import { PromptComposer } from '#src/features/home/components/prompt-composer.tsx'
import { OnboardingOffer } from '#src/features/home/components/onboarding-offer.tsx'
import { StartFrom } from '#src/features/home/components/start-from.tsx'
import { ToolLinks } from '#src/features/home/components/tool-links.tsx'
import { StoryLibrary } from '#src/features/stories/components/story-library.tsx'
import { TemplateOffers } from '#src/features/stories/components/template-offers.tsx'
import { BuiltInNotice } from '#src/shared/story/engines/built-in-notice.tsx'
import { prefetch, prefetchNext } from '#src/shared/lib/background-load.ts'
import { Container } from '#src/shared/ui/page-frame.tsx'
import styles from './page.module.css'

/** Who writes a prompt is about to watch its film being made: engines start, and code is loaded. */
function prepareFilm() {
  prefetch(prepareGeneration)
  prefetchNext(() => import('../generating/page.tsx'))
}

export function Component() {
  return (
    <Container className={styles.home}>
      <PromptComposer onBegin={prepareFilm} />
      <BuiltInNotice />
      <StartFrom />
      <ToolLinks />
      <OnboardingOffer />
      <TemplateOffers />
      <StoryLibrary />
    </Container>
  )
}
