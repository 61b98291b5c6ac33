import { lazy, Suspense, type CSSProperties, type ReactNode } from 'react'
import type { FetchAsset } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { type Playback, usePlaybackState } from './playback.ts'
import styles from './story-player.module.css'

const FilmPlayer = lazy(() => import('./film-player.tsx').then((module) => ({ default: module.FilmPlayer })))

export interface StoryPlayerProps {
  document: VideoDocument
  playback: Playback
  /** Fetches the film's files; must stay the same function. */
  fetchAsset: FetchAsset
  /** A still to show until the first frame can be drawn. */
  poster?: string | null
  /** Accessible name of the image. */
  label: string
  /** Overlay of exactly the image's size. */
  children?: ReactNode
}

/** Plays a film in the largest box of its shape that fits into the parent. The player itself loads by itself, the still stands meanwhile. */
export function StoryPlayer({ poster, label, children, ...film }: StoryPlayerProps) {
  const { width, height } = film.document
  const shape: CSSProperties & Record<`--${string}`, string | number> = {
    '--shape': `${width} / ${height}`,
    '--ratio': width / height,
  }
  return (
    <div className={styles.frame}>
      <div className={styles.stage} style={shape}>
        <div className={styles.picture} role="img" aria-label={label}>
          {poster ? <img crossOrigin="anonymous" className={styles.poster} src={poster} alt="" /> : null}
          <Suspense fallback={null}>
            <FilmPlayer {...film} hasPoster={Boolean(poster)} />
          </Suspense>
        </div>
        {children}
        <SoundNotice playback={film.playback} />
      </div>
    </div>
  )
}

/** A message about missing sound. */
function SoundNotice({ playback }: Pick<StoryPlayerProps, 'playback'>) {
  const isSoundStuck = usePlaybackState(playback, 'isSoundStuck')
  const missingSound = usePlaybackState(playback, 'missingSound')
  const isMuted = usePlaybackState(playback, 'isMuted')
  const stuck = isSoundStuck ? STUCK : null
  const text = isMuted ? null : (stuck ?? missingSound)
  return (
    <p className={styles.notice} role="status" hidden={text === null}>
      {text}
    </p>
  )
}

const STUCK = 'No audio output. Pause and play to try again.'
