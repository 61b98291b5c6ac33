import { useEffect, useRef } from 'react'
import { FPS, formatTimecode } from '#src/domain/frames.ts'
import { afterPaint } from '#src/shared/lib/after-paint.ts'
import { useEditor } from '../core/use-editor.ts'
import styles from './timeline.module.css'

/** Follows the video without rendering, at the screen's own pace: between two frames it glides. @param scale px per frame */
export function Playhead({ scale }: { scale: number }) {
  const { playback } = useEditor()
  const line = useRef<HTMLDivElement>(null)
  const flag = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const area = line.current?.closest('[data-part="lanes"]')
    if (!area) return
    let request = 0
    let frame = playback.getFrame()
    let since = performance.now()

    const put = (position: number) => {
      const at = position * scale
      if (line.current) line.current.style.transform = `translateX(${at}px)`
    }
    const glide = (now: number) => {
      const { isPlaying, isBuffering, speed } = playback.getState()
      // Never beyond the next frame: when the video waits, so does the line.
      const into = isBuffering ? 0 : Math.min(1, ((now - since) / 1000) * FPS * Math.abs(speed))
      put(frame + into * Math.sign(speed))
      request = isPlaying ? requestAnimationFrame(glide) : 0
    }
    const isSeen = () => frame * scale >= area.scrollLeft && frame * scale <= area.scrollLeft + area.clientWidth - 8
    const comeIntoSight = () => {
      if (!isSeen()) area.scrollLeft = frame * scale - area.clientWidth / 4
    }
    const handleFrame = () => {
      frame = playback.getFrame()
      since = performance.now()
      if (flag.current) flag.current.textContent = formatTimecode(frame)
      // At the start there is no room for half of the flag.
      line.current?.style.setProperty('--at', `${Math.min(200, frame * scale)}px`)
      if (!playback.getState().isPlaying) put(frame)
      // The requested frame or scene is shown first: scrolling renders other clips.
      if (!isSeen()) afterPaint(comeIntoSight)
    }
    const handleState = () => {
      since = performance.now()
      if (playback.getState().isPlaying && request === 0) request = requestAnimationFrame(glide)
      if (!playback.getState().isPlaying) put(frame)
    }
    put(frame)
    if (flag.current) flag.current.textContent = formatTimecode(frame)
    handleState()
    const stopFrames = playback.subscribeFrame(handleFrame)
    const stopStates = playback.subscribeState(handleState)
    return () => {
      cancelAnimationFrame(request)
      stopFrames()
      stopStates()
    }
  }, [playback, scale])

  return (
    <div ref={line} className={styles.playhead} data-part="playhead" aria-hidden="true">
      <span ref={flag} className={styles.flag} />
    </div>
  )
}
