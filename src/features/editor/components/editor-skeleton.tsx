import Skeleton from '@mui/material/Skeleton'
import { SkeletonLine, SkeletonPicture, Skeletons } from '#src/shared/ui/states/data-states.tsx'
import styles from './editor-shell.module.css'

const cards = [1, 2, 3, 4, 5]

/** The editor to come, in its final shape. */
export function EditorSkeleton() {
  return (
    <Skeletons label="Loading the story">
      <div className={styles.editor}>
        <div className={styles.skeletonArea} style={{ gridArea: 'top', borderBottomWidth: 1, paddingLeft: 80 }}>
          <SkeletonLine width={220} height={24} />
        </div>
        <div className={styles.skeletonArea} style={{ gridArea: 'rail', borderRightWidth: 1 }} />
        <PanelSkeleton />
        <div style={{ gridArea: 'stage', display: 'grid', alignContent: 'center', padding: 24 }}>
          <SkeletonPicture />
        </div>
        <InspectorSkeleton />
        <TimelineSkeleton />
      </div>
    </Skeletons>
  )
}

export const PanelSkeleton = () => (
  <div className={styles.skeletonArea} style={{ gridArea: 'panel', borderRightWidth: 1 }}>
    {cards.map((card) => (
      <SkeletonLine key={card} width="100%" height={45} />
    ))}
  </div>
)

export const InspectorSkeleton = () => (
  <div className={styles.skeletonArea} style={{ gridArea: 'inspector', borderLeftWidth: 1 }}>
    <SkeletonLine width="100%" height={32} />
    <SkeletonPicture />
    <SkeletonLine width="100%" height={84} />
  </div>
)

export const TimelineSkeleton = () => (
  <div className={styles.skeletonArea} style={{ gridArea: 'timeline', borderTopWidth: 1 }}>
    <Skeleton width="100%" height={104} />
    <Skeleton width="100%" height={28} />
  </div>
)
