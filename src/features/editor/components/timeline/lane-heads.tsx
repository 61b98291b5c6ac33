import { AudioLines, Captions, Image, Music } from 'lucide-react'
import styles from './timeline.module.css'

/** What each lane is. */
export function LaneHeads() {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span />
      <span>Scene</span>
      <span>
        <Image size={14} /> <em>A-roll</em>
      </span>
      <span>
        <AudioLines size={14} /> <em>Voice-over</em>
      </span>
      <span>
        <Captions size={14} /> <em>Captions</em>
      </span>
      <span>
        <Music size={14} /> <em>Music</em>
      </span>
    </div>
  )
}
