import { SkeletonLine, SkeletonPicture, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './preview.module.css'

/** The page before its film is known. */
export function PreviewSkeleton() {
  return (
    <Skeletons label="Loading the film">
      <SkeletonPicture ratio="16 / 9" />
      <div className={styles.words}>
        <SkeletonLine width="40%" height={20} />
        <SkeletonLine width="20%" />
      </div>
    </Skeletons>
  )
}
