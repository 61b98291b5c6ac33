import { useEffect, useRef } from 'react'
import { formatTimecode } from '#src/domain/frames.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import styles from './timeline.module.css'

/** Follows the film without rendering: it moves thirty times a second. @param scale px per frame */
export function Playhead({ scale }: { scale: number }) {
  const { playback } = useEditor()
  const line = useRef<HTMLDivElement>(null)
  const flag = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const move = () => {
      const at = playback.getFrame() * scale
      if (line.current) {
        line.current.style.transform = `translateX(${at}px)`
        // At the start there is no room for half of the flag.
        line.current.style.setProperty('--at', `${at}px`)
      }
      if (flag.current) flag.current.textContent = formatTimecode(playback.getFrame())
      const area = line.current?.closest('[data-part="lanes"]')
      if (!area) return
      const isSeen = at >= area.scrollLeft && at <= area.scrollLeft + area.clientWidth
      if (!isSeen) area.scrollLeft = at - area.clientWidth / 4
    }
    move()
    return playback.subscribeFrame(move)
  }, [playback, scale])

  return (
    <div ref={line} className={styles.playhead} aria-hidden="true">
      <span ref={flag} className={styles.flag} />
    </div>
  )
}
