import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './billing.module.css'

/** The plans to come, in their final shape. */
export function PlansSkeleton() {
  return (
    <Skeletons label="Loading plans">
      <div className={styles.page}>
        <div className={styles.use}>
          <SkeletonLine width="40%" />
          <SkeletonLine width="60%" />
          <SkeletonLine width="60%" />
        </div>
        <div className={styles.cards}>
          {[0, 1, 2, 3].map((at) => (
            <div key={at} className={styles.card}>
              <SkeletonLine width="50%" height={16} />
              <SkeletonLine width="40%" height={28} />
              {[0, 1, 2, 3].map((line) => (
                <SkeletonLine key={line} width="80%" />
              ))}
              <SkeletonLine width="100%" height={36} />
            </div>
          ))}
        </div>
      </div>
    </Skeletons>
  )
}
