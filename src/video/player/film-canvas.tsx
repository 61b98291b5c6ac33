import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBufferState, useCurrentFrame } from 'remotion'
import type { AssetPool } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { drawFrame } from '../draw/draw-frame.ts'
import type { FilmMedia } from './film-media.ts'
import styles from './story-player.module.css'

/** While it plays, the image of a video may be this old (ms) before the player waits for it. */
const LATE_IMAGE_MS = 250
/** After a jump the frame before stays this long (ms) until the new one is there; then a card says that it is loading. */
const LOADING_CARD_DELAY_MS = 400

export interface FilmCanvasProps {
  film: VideoDocument
  media: FilmMedia
  /** Device px per px of the video. */
  scale: number
  /** Whether a still of the first frame is seen below the canvas. */
  hasPoster: boolean
}

/**
 * Draws the frame the player is at. The canvas's state is in its data-film-frame, data-film-ready (every image is there,
 * perhaps as its smaller copy) and data-film-sharp (every image is there itself).
 */
export function FilmCanvas({ film, media, scale, hasPoster }: FilmCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useCurrentFrame()
  const [firstFrame] = useState(frame)
  const version = useSyncExternalStore(media.subscribe, media.getVersion)
  const buffer = useBufferState()
  const { pool } = media

  useLayoutEffect(() => {
    pool.follow(film, scale)
    media.loadText(film)
    const draw = () => drawOn(canvas.current, { film, frame, scale, pool })
    if (!pool.isAwaited(frame, Infinity)) return draw()
    // An image is seen already: nothing is drawn over it until the film's own has come.
    if (hasPoster && frame === firstFrame) return
    const timer = setTimeout(draw, LOADING_CARD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [film, firstFrame, frame, hasPoster, media, pool, scale, version])

  useEffect(() => {
    let isWanted = true
    const wait = pool.isAwaited(frame, LATE_IMAGE_MS) ? buffer.delayPlayback() : null
    const wasExact = pool.isSharp(frame)
    // The smaller copy of an image is enough to continue with.
    const stopListening =
      wait &&
      media.subscribe(() => {
        if (!pool.isAwaited(frame, LATE_IMAGE_MS)) wait.unblock()
      })
    void pool.prepare(frame).then(() => {
      wait?.unblock()
      if (isWanted && !wasExact) drawOn(canvas.current, { film, frame, scale, pool })
    })
    return () => {
      isWanted = false
      stopListening?.()
      wait?.unblock()
    }
  }, [buffer, film, frame, media, pool, scale])

  return <canvas ref={canvas} className={styles.canvas} style={{ visibility: 'hidden' }} />
}

interface Drawing {
  film: VideoDocument
  frame: number
  scale: number
  pool: AssetPool
}

function drawOn(canvas: HTMLCanvasElement | null, { film, frame, scale, pool }: Drawing): void {
  const ctx = canvas?.getContext('2d', { alpha: false })
  if (!canvas || !ctx) return
  // Here and not in the markup: a new size empties the canvas, and the poster or the frame before stays until there is another.
  const [width, height] = [Math.round(film.width * scale), Math.round(film.height * scale)]
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  drawFrame(ctx, film, frame, pool)
  canvas.style.visibility = 'visible'
  canvas.dataset['filmFrame'] = String(frame)
  canvas.dataset['filmReady'] = String(pool.isReady(frame))
  canvas.dataset['filmSharp'] = String(pool.isSharp(frame))
}
