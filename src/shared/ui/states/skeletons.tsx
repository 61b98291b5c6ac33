import type { ReactNode } from 'react'
import styles from './state.module.css'
import Skeleton from '@mui/material/Skeleton'

/** Wraps placeholders so that they are announced once, as loading. */
export function Skeletons({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden="true" className={styles.content}>
        {children}
      </div>
    </div>
  )
}

/** A line of text to come. `width` as CSS; `height` in px is the height of the glyphs, not of the line. */
export function SkeletonLine({ width = '60%', height = 12 }: { width?: string | number; height?: number }) {
  return <Skeleton width={width} height={height} />
}

/** An image to come, in its final proportion. */
export function SkeletonImage({ ratio = '16 / 9' }: { ratio?: string }) {
  return <Skeleton sx={{ aspectRatio: ratio, height: 'auto', borderRadius: 'var(--r-10)' }} />
}
