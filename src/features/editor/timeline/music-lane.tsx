import { useOpen } from '../core/use-editor.ts'
import { useView } from '../core/use-view.ts'
import styles from './lanes.module.css'

/** What plays below the story, as long as the story. */
export function MusicLane({ width }: { width: number }) {
  const { setPanel } = useView()
  const music = useOpen(({ story }) => story.music)
  const isOn = music.have_background_music
  if (width === 0) return null
  return (
    <div className={styles.music}>
      <button
        type="button"
        className={styles.musicTrack}
        data-off={!isOn || undefined}
        style={{ width }}
        onClick={() => setPanel('music')}
      >
        <span className="visually-hidden">{isOn ? `Music: ${music.background_music_name ?? 'on'}` : 'Music: off'}</span>
        <span className={styles.trackName} aria-hidden="true">
          {isOn
            ? `${music.background_music_name ?? 'Music'} ${Math.round(music.background_music_volume * 100)} %`
            : 'No music'}
        </span>
      </button>
    </div>
  )
}
