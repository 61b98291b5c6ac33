import { useEffect, useRef } from 'react'
import { drawCaptions } from '../captions/draw-captions.ts'
import type { VideoCaptions, VideoDocument } from '../document.ts'
import { createBitmapCache } from '../draw/bitmap-cache.ts'
import { loadFilmText } from '../load-film-text.ts'
import styles from './caption-sample.module.css'

/** px of the little film that is drawn; the canvas shows a strip of it. */
const SIDE = 230
const STRIP = 92
const DENSITY = 2

const words = ['And', 'then', 'light'].map((word, at) => ({ word, start: at * 400, end: at * 400 + 400 }))

/** A sample of a caption look, drawn by the film's own painter; its second word is always the spoken one. */
export function CaptionSample({ captions, still }: { captions: VideoCaptions; still: string | null }) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const key = JSON.stringify(captions)
  useEffect(() => {
    let isGone = false
    const film = sampleFilm(JSON.parse(key) as VideoCaptions)
    const draw = () => {
      const ctx = canvasRef.current?.getContext('2d')
      const [scene] = film.scenes
      if (isGone || !ctx || !scene) return
      ctx.reset()
      ctx.scale(DENSITY, DENSITY)
      drawCaptions(ctx, film, scene, 21, { cache: createBitmapCache(8), sticker: () => ({ state: 'loading' }) })
    }
    draw()
    // Without them it stays in the fonts that are there.
    loadFilmText(document.fonts, film).then(draw, () => undefined)
    return () => {
      isGone = true
    }
  }, [key])
  return (
    <span className={styles.sample} style={still === null ? {} : { backgroundImage: `url("${still}")` }}>
      <canvas ref={canvasRef} width={SIDE * DENSITY} height={STRIP * DENSITY} aria-hidden="true" />
    </span>
  )
}

function sampleFilm(captions: VideoCaptions): VideoDocument {
  return {
    storyId: 'sample',
    title: '',
    language: 'en-US',
    width: SIDE,
    height: SIDE,
    fps: 30,
    durationInFrames: 36,
    music: null,
    cues: [],
    loudnessLufs: null,
    logo: null,
    endCard: null,
    captions: { ...captions, show: true, length: 'SHORT', fontSize: 'EXTRA_LARGE', marginFromBottom: 0.74 },
    overlays: [],
    scenes: [
      {
        id: 'sample',
        from: 0,
        durationInFrames: 36,
        voice: null,
        captions: words,
        showCaptions: true,
        arolls: [],
        overlays: [],
      },
    ],
  }
}
