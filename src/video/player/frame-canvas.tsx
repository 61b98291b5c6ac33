import { useEffect, useRef, useState } from 'react'
import { createAssetPool, type FetchAsset } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { drawFrame } from '../draw/draw-frame.ts'
import { loadFilmText } from '../load-film-text.ts'

interface FrameCanvasProps {
  film: VideoDocument
  frame: number
  /** Device px of the drawn image; CSS says how large it is shown. */
  width: number
  fetchAsset: FetchAsset
  /** Alternative text. */
  label: string
  /** Called with the failed assets. */
  onFailure: (error: unknown) => void
  className?: string | undefined
}

/**
 * One frame of a film, standing still: the film's own draw function on a canvas. Its data-frame says which, data-frame-ready whether
 * everything on it has come. The previous frame stays until then.
 */
export function FrameCanvas({ film, frame, width, fetchAsset, label, onFailure, className }: FrameCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pool] = useState(() => createAssetPool({ fetchAsset, lookahead: 0, limit: 8 }))
  useEffect(() => () => pool.close(), [pool])
  useEffect(() => {
    let isWanted = true
    const scale = width / film.width
    const draw = () => {
      const ctx = canvas.current?.getContext('2d', { alpha: false })
      if (!isWanted || !canvas.current || !ctx) return
      drawFrame(ctx, film, frame, pool)
      canvas.current.dataset['frame'] = String(frame)
      canvas.current.dataset['frameReady'] = String(pool.isReady(frame))
      const [failure] = pool.failuresAt(frame)
      if (failure) onFailure(failure.error)
    }
    pool.follow(film, scale)
    if (canvas.current) canvas.current.dataset['frameReady'] = 'false'
    void Promise.all([pool.prepare(frame), loadFilmText(document.fonts, film).catch(() => undefined)]).then(draw)
    return () => {
      isWanted = false
    }
  }, [film, frame, width, pool, onFailure])
  const height = Math.round((width * film.height) / film.width)
  return (
    <canvas
      ref={canvas}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={className}
      width={width}
      height={height}
    />
  )
}
