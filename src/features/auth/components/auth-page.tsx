import type { ReactNode } from 'react'
import { segmentsByPosition } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { SceneBar } from '#src/shared/ui/scene-bar/scene-bar.tsx'
import still from '../assets/village.webp'
import styles from './auth-page.module.css'

interface AuthPageProps {
  title: string
  text: string
  children: ReactNode
}

/** Scenes of the video on the right, seconds. */
const LENGTHS = [7.6, 6.8, 7.4, 9.2, 8.8, 6, 8.2, 9.4, 6.6, 7.4, 6.6]
const POSITION = 56

/** A form beside a video, for signed-out users. */
export function AuthPage({ title, text, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <section className={styles.form}>
        <div className={styles.box}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
      </section>
      <div className={styles.film} aria-hidden="true">
        <img crossOrigin="anonymous" src={still} alt="" className={styles.still} />
        <p className={styles.quote}>
          From the mainland, <mark>one window</mark> answers.
        </p>
        <div className={styles.strip}>
          <div className={styles.times}>
            <span>Scene 8</span>
            <span>0:56 / 1:24</span>
          </div>
          <SceneBar segments={segmentsByPosition(LENGTHS, POSITION)} tone="picture" />
        </div>
      </div>
    </div>
  )
}
