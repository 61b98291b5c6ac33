import { useState } from 'react'
import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import type { Media } from '#generated/schema.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { useKeys } from '#src/shared/hooks/use-keys.ts'
import { useFrameTimes } from '../../hooks/use-frame-times.ts'
import { useTransport } from '../../hooks/use-transport.ts'
import { useZoom } from '../../hooks/use-zoom.ts'
import { TransportBar } from '../video/transport-bar.tsx'
import { CompareStage } from './compare-stage.tsx'
import { VIEWS, type View } from './views.ts'
import styles from './compare.module.css'

interface CompareProps {
  /** null: there was none, or it is gone. Then the result is shown alone. */
  before: Media | null
  after: Media
  /** As in the URL. */
  view: string | null
  onView: (view: View) => void
}

/** A result beside its source: under a slider, side by side, or the original while it is held. Zoom and pan are the same for both. */
export function Compare({ before, after, view, onView }: CompareProps) {
  const chosen = VIEWS.find(({ value }) => value === view)?.value ?? 'slider'
  const zoom = useZoom()
  const isVideo = after.media_type === 'video'
  const transport = useTransport(useFrameTimes(isVideo ? after.url : null))
  const [isHeld, setHeld] = useState(false)
  useKeys({ Equal: zoom.closer, Minus: zoom.further, Digit0: zoom.fit })
  return (
    <div className={styles.compare}>
      <CompareStage {...{ before, after, zoom, isHeld, transport }} view={chosen} onHold={setHeld} />
      {isVideo && <TransportBar transport={transport} />}
      <div className={styles.bar}>
        {before?.url && <Segmented label="Compare" size="small" segments={VIEWS} value={chosen} onChange={onView} />}
        {before?.url && chosen === 'hold' && (
          <button
            type="button"
            className={styles.hold}
            aria-pressed={isHeld}
            onPointerDown={() => setHeld(true)}
            onPointerUp={() => setHeld(false)}
            onPointerLeave={() => setHeld(false)}
            onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && setHeld(true)}
            onKeyUp={() => setHeld(false)}
            onBlur={() => setHeld(false)}
          >
            Hold to see the original
          </button>
        )}
        <span className={styles.gap} />
        <span className={styles.percent} aria-live="polite">
          {Math.round(zoom.scale * 100)}%
        </span>
        <IconButton label="Zoom out" size="small" shortcut="Minus" onClick={zoom.further}>
          <ZoomOut size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label="Zoom in" size="small" shortcut="Equal" onClick={zoom.closer}>
          <ZoomIn size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label="Fit" size="small" shortcut="Digit0" onClick={zoom.fit}>
          <Maximize2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
