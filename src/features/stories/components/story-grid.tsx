import { useEffect, useEffectEvent, useRef } from 'react'
import type { StorySummary } from '#generated/client/model/storySummary.ts'
import { SkeletonLine, SkeletonPicture, Skeletons } from '#src/shared/ui/faces/skeletons.tsx'
import { StoryItem } from './story-item.tsx'
import styles from './stories.module.css'

interface StoryGridProps {
  stories: readonly StorySummary[]
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** Cards in rows; the next page is asked for before its end is reached. */
export function StoryGrid({ stories, hasMore, isLoadingMore, onMore }: StoryGridProps) {
  const end = useRef<HTMLDivElement>(null)
  const handleNear = useEffectEvent(() => {
    if (hasMore && !isLoadingMore) onMore()
  })
  useEffect(() => {
    const target = end.current
    if (!target) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && handleNear(), {
      rootMargin: '600px',
    })
    observer.observe(target)
    return () => observer.disconnect()
    // A page that does not fill the screen leaves the end in sight: look again once it is there.
  }, [stories.length])
  return (
    <>
      <div className={styles.grid}>
        {stories.map((story) => (
          <StoryItem key={story.id} story={story} />
        ))}
      </div>
      <div ref={end} />
      {isLoadingMore && <StorySkeletons count={4} />}
    </>
  )
}

export function StorySkeletons({ count = 8 }: { count?: number }) {
  return (
    <Skeletons label="Loading stories">
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className={styles.skeleton}>
            <SkeletonPicture />
            <SkeletonLine width="70%" />
            <SkeletonLine width="40%" height={10} />
          </div>
        ))}
      </div>
    </Skeletons>
  )
}
