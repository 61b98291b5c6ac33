import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useBufferState, useCurrentFrame } from 'remotion'
import { drawFrame } from '../draw/draw-frame.ts'
import type { FilmCompositionProps } from './film-composition.tsx'
import styles from './story-player.module.css'

/** While it plays, the picture of a video may be this old (ms) before the player waits for it. */
const LATE_PICTURE_MS = 250

/** Draws the frame the player is at. */
export function FilmCanvas({ film, media, scale }: FilmCompositionProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useCurrentFrame()
  const version = useSyncExternalStore(media.subscribe, media.getVersion)
  const buffer = useBufferState()
  const { pool } = media

  useLayoutEffect(() => {
    const ctx = canvas.current?.getContext('2d', { alpha: false })
    if (!ctx) return
    pool.follow(film, scale)
    media.hasFonts(film)
    drawFrame(ctx, film, frame, pool)
  }, [film, frame, media, pool, scale, version])

  useEffect(() => {
    let isWanted = true
    pool.follow(film, scale)
    const isLate = !pool.isReady(frame, LATE_PICTURE_MS)
    const wait = isLate ? buffer.delayPlayback() : null
    const wasExact = pool.isReady(frame)
    void pool.prepare(frame).then(() => {
      wait?.unblock()
      const ctx = canvas.current?.getContext('2d', { alpha: false })
      if (isWanted && !wasExact && ctx) drawFrame(ctx, film, frame, pool)
    })
    return () => {
      isWanted = false
      wait?.unblock()
    }
  }, [buffer, film, frame, pool, scale])

  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={Math.round(film.width * scale)}
      height={Math.round(film.height * scale)}
      data-film-frame={frame}
    />
  )
}
