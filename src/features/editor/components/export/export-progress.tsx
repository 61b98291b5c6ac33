import { SceneBar } from '#src/shared/ui/scene-bar/scene-bar.tsx'
import { playedThreads } from '#src/shared/ui/scene-bar/scene-threads.ts'
import { useFilm } from '../../hooks/use-film.ts'
import styles from './export-dialog.module.css'
import type { ExportState } from './export-state.ts'

/** How far the drawing is, by scenes. */
export function ExportProgress({ state }: { state: Extract<ExportState, { phase: 'drawing' }> }) {
  const { scenes, durationInFrames } = useFilm()
  const { scene, share, render, isInThisTab } = state
  const total = render.scenes_total
  const text =
    scene === 0 ? 'Getting ready' : `Scene ${Math.min(scene, total)} of ${total}, ${Math.floor(share * 100)} %`
  const lengths = scenes.map((each) => each.durationInFrames)
  return (
    <div className={styles.progress}>
      <SceneBar height={6} threads={playedThreads(lengths, share * durationInFrames)} text={text} />
      <p className={styles.size}>{text}</p>
      <p className={styles.note}>
        {isInThisTab
          ? 'Keep this tab open. The file is saved as soon as it is ready.'
          : 'You can close this. The file is saved as soon as it is ready.'}
      </p>
    </div>
  )
}
