import { useEffect, useRef, type RefObject } from 'react'
import { formatTimecode } from '#src/domain/frames.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import styles from './timeline.module.css'

interface PlayheadProps {
  /** px per frame. */
  scale: number
  /** What scrolls. */
  lanes: RefObject<HTMLDivElement | null>
}

/** Follows the film without rendering: it moves thirty times a second. */
export function Playhead({ scale, lanes }: PlayheadProps) {
  const { playback } = useEditor()
  const line = useRef<HTMLDivElement>(null)
  const flag = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const move = () => {
      const at = playback.getFrame() * scale
      if (line.current) line.current.style.transform = `translateX(${at}px)`
      if (flag.current) flag.current.textContent = formatTimecode(playback.getFrame())
      const area = lanes.current
      if (!area) return
      const isSeen = at >= area.scrollLeft && at <= area.scrollLeft + area.clientWidth
      if (!isSeen) area.scrollLeft = at - area.clientWidth / 4
    }
    move()
    return playback.subscribeFrame(move)
  }, [playback, scale, lanes])

  return (
    <div ref={line} className={styles.playhead} aria-hidden="true">
      <span ref={flag} className={styles.flag} />
    </div>
  )
}
