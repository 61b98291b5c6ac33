import { useEffect, useEffectEvent, useRef, type CSSProperties, type PointerEvent } from 'react'
import type { Media } from '#generated/schema.ts'
import type { Transport } from '../../hooks/use-transport.ts'
import type { Zoom } from '../../hooks/use-zoom.ts'
import { CompareSlider } from './compare-slider.tsx'
import type { View } from './views.ts'
import styles from './compare.module.css'

interface CompareStageProps {
  before: Media | null
  after: Media
  view: View
  zoom: Zoom
  /** The player of both, if they are videos. */
  transport: Transport
  isHeld: boolean
  onHold: (isHeld: boolean) => void
}

/** Both images in one stage. Each is fitted whole, never stretched; they move together. */
export function CompareStage({ before, after, view, zoom, transport, isHeld, onHold }: CompareStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { scale, x, y } = zoom
  const moved: CSSProperties = { transform: `translate(${x * 100}%, ${y * 100}%) scale(${scale})` }
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    // The page scrolls with the wheel alone.
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    zoom.by(event.deltaY < 0 ? 1.15 : 1 / 1.15)
  })
  useEffect(() => {
    const node = stage.current
    const listen = (event: WheelEvent) => handleWheel(event)
    node?.addEventListener('wheel', listen, { passive: false })
    return () => node?.removeEventListener('wheel', listen)
  }, [])
  const handleMove = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLDivElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    zoom.pan(movementX / currentTarget.clientWidth, movementY / currentTarget.clientHeight)
  }
  const original = before?.url ?? null
  const isPair = original !== null && view === 'side'
  const isOriginal = original !== null && view === 'hold' && isHeld
  const [was, is] = [before?.media_type === 'video' && transport.follow, after.media_type === 'video' && transport.lead]
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-pair={isPair || undefined}
      data-zoomed={scale > 1 || undefined}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('input, button')) return
        if (view === 'hold' && scale === 1) onHold(true)
        else event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={handleMove}
      onPointerUp={() => onHold(false)}
      onPointerLeave={() => onHold(false)}
    >
      {isPair && <Layer url={original} name="Original" style={moved} join={was} />}
      <Layer url={after.url ?? ''} name={isOriginal ? '' : 'Result'} style={moved} join={is} />
      {original !== null && view === 'hold' && (isOriginal || was !== false) && (
        // A video that waited to be visible continues with the other.
        <Layer url={original} name="Original" style={moved} join={was} isOver isHidden={!isOriginal} />
      )}
      {original !== null && view === 'slider' && (
        <CompareSlider>
          <Layer url={original} name="Original" style={moved} join={was} isOver />
        </CompareSlider>
      )}
    </div>
  )
}

interface LayerProps {
  url: string
  name: string
  style: CSSProperties
  /** Registers the element of a video; false for an image. */
  join: false | ((node: HTMLVideoElement) => () => void)
  isOver?: boolean
  isHidden?: boolean
}

function Layer({ url, name, style, join, isOver, isHidden = false }: LayerProps) {
  return (
    <div className={styles.layer} data-over={isOver} data-hidden={isHidden || undefined}>
      {join ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the person's own video, as it came
        <video
          crossOrigin="anonymous"
          ref={join}
          src={url}
          style={style}
          aria-label={name}
          playsInline
          preload="auto"
        />
      ) : (
        <img crossOrigin="anonymous" src={url} alt={name} style={style} draggable={false} />
      )}
      {name !== '' && (
        <span className={styles.tag} aria-hidden="true">
          {name}
        </span>
      )}
    </div>
  )
}
