import { memo } from 'react'
import type { StorySummary } from '#generated/schema.ts'
import { CardGrid } from '#src/shared/ui/card-grid/card-grid.tsx'
import { MissingCard } from '#src/shared/ui/card/card.tsx'
import { SkeletonLine, SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StoryCardSkeleton } from '#src/shared/ui/story-card/story-card.tsx'
import { useStoryAt, type StoryFilter } from '../hooks/use-story-pages.ts'
import { StoryItem } from './story-item.tsx'
import styles from './stories.module.css'

/** URL of a card. Must be the same function at every render. */
export type HrefOf = (story: StorySummary) => string

interface StoryGridProps {
  filter: StoryFilter
  count: number
  hrefOf: HrefOf | undefined
}

/** Stories as cards, as many as there are. */
export function StoryGrid({ filter, count, hrefOf }: StoryGridProps) {
  const { query, archived, projectId } = filter
  return (
    <CardGrid
      label="Stories"
      count={count}
      renderCard={(index) => (
        <Slot index={index} query={query} archived={archived} projectId={projectId} hrefOf={hrefOf} />
      )}
    />
  )
}

interface SlotProps extends StoryFilter {
  index: number
  hrefOf: HrefOf | undefined
}

/** A place in the list; scrolling past it does not render it again. */
const Slot = memo(function Slot({ index, hrefOf, ...filter }: SlotProps) {
  const { item: story, isMissing, retry } = useStoryAt(filter, index)
  if (isMissing) return <MissingCard onRetry={retry} />
  return story ? <StoryItem story={story} hrefOf={hrefOf} /> : <StoryCardSkeleton />
})

export function StorySkeletons({ count = 8 }: { count?: number }) {
  return (
    <Skeletons label="Loading stories">
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className={styles.skeleton}>
            <SkeletonImage />
            <SkeletonLine width="70%" />
            <SkeletonLine width="40%" height={10} />
          </div>
        ))}
      </div>
    </Skeletons>
  )
}
