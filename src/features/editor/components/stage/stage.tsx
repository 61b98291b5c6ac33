import { useRef } from 'react'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { StoryPlayer } from '#src/video/player/story-player.tsx'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import { useFilm } from '../../hooks/use-film.ts'
import { stillOf } from '../scene-still.tsx'
import styles from './stage.module.css'
import { Transport } from './transport.tsx'

/** The film and its transport. */
export function Stage() {
  const { playback } = useEditor()
  const film = useFilm()
  const poster = useOpen((open) => stillOf(open.arolls[open.scenes[open.order[0] ?? '']?.arollIds[0] ?? '']))
  const stage = useRef<HTMLElement>(null)
  return (
    <section ref={stage} className={styles.stage} aria-label="Player">
      <div className={styles.view}>
        <div className={styles.box} onPointerDown={playback.toggle}>
          <StoryPlayer
            document={film}
            playback={playback}
            fetchAsset={fetchFile}
            poster={poster}
            label={`Preview of ${film.title}`}
          />
        </div>
      </div>
      <Transport stage={stage} />
    </section>
  )
}
