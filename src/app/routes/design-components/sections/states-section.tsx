import { Button } from '#src/shared/ui/button.tsx'
import { AreaBoundary } from '#src/shared/ui/area-boundary.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { StoryCardSkeleton, StoryCard } from '#src/shared/ui/story-card/story-card.tsx'
import styles from '../design-components.module.css'
import { Section } from '../section.tsx'
import { stills } from '../stills.ts'

export function StatesSection() {
  return (
    <Section
      title="Four states"
      text="Skeleton in the final shape, error with the reason, empty with one next step, content."
    >
      <AreaBoundary area="The states">
        <div className={styles.four}>
          <Skeletons label="Loading stories">
            <StoryCardSkeleton />
          </Skeletons>
          <ErrorState
            title="Couldn’t load stories"
            text="The server took too long. Please try again."
            onRetry={() => notify('Retrying')}
          />
          <EmptyState
            title="No stories in this project"
            text="Start one, or move one here."
            action={<Button size="xsmall">New story</Button>}
          />
          <StoryCard
            title="The post boat"
            href="#post-boat"
            ratio="SIXTEEN_NINE"
            still={stills.boat}
            length="1:24"
            meta="10 Nov"
          />
        </div>
      </AreaBoundary>
    </Section>
  )
}
