import { SkeletonLine, SkeletonPicture } from '../states/skeletons.tsx'
import styles from './story-card-skeleton.module.css'

/** A story card to come, of the same size. */
export function StoryCardSkeleton() {
  return (
    <div>
      <SkeletonPicture />
      <div className={styles.caption}>
        <SkeletonLine width="62%" height={12} />
        <SkeletonLine width="40%" height={10} />
      </div>
    </div>
  )
}
