import Skeleton from '@mui/material/Skeleton'
import { SkeletonLine, SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './editor-shell.module.css'
import { startTransition, useEffect, useState } from 'react'
import type { Playback } from '#src/video/player/playback.ts'
import type * as EditorAreas from './editor-areas.tsx'

/** How long the video may take to start before the rest of the editor loads anyway, ms. */
const MAX_WAIT_MS = 3_000

const cards = [1, 2, 3, 4, 5]

/** A skeleton of the editor in its final layout. */
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
          <SkeletonImage />
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
    <SkeletonImage />
    <SkeletonLine width="100%" height={84} />
  </div>
)

export const TimelineSkeleton = () => (
  <div className={styles.skeletonArea} style={{ gridArea: 'timeline', borderTopWidth: 1 }}>
    <Skeleton width="100%" height={104} />
    <Skeleton width="100%" height={28} />
  </div>
)

/**
 * The editor around the player; null until it has been loaded. It is most of the editor's code and takes most of the time of opening, so
 * the video's first image loads before it, and its first frames too where it plays at once. Throws where it cannot be loaded.
 */
export function useEditorAreas(playback: Playback, playsAtOnce: boolean): typeof EditorAreas | null {
  const [areas, setAreas] = useState<typeof EditorAreas | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    let isWanted = true
    let isLoading = false
    const load = () => {
      if (isLoading) return
      isLoading = true
      import('./editor-areas.tsx').then(
        (module) => isWanted && startTransition(() => setAreas(module)),
        (cause: Error) => isWanted && setFailure(cause),
      )
    }
    const look = () => {
      if (playback.getState().hasImage) load()
    }
    const timer = setTimeout(load, MAX_WAIT_MS)
    const unsubscribe = playsAtOnce ? playback.subscribeFrame(load) : playback.subscribeState(look)
    if (!playsAtOnce) look()
    return () => {
      isWanted = false
      clearTimeout(timer)
      unsubscribe()
    }
  }, [playback, playsAtOnce])
  if (failure) throw failure
  return areas
}
