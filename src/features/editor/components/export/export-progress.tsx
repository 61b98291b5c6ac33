import { SceneBar } from '#src/shared/ui/scene-bar/scene-bar.tsx'
import { segmentsByPosition } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { useFilm } from '../../hooks/use-film.ts'
import styles from './export-dialog.module.css'
import type { ExportState } from './export-state.ts'
import { progressText } from './progress-text.ts'

/** How far the drawing is, by scenes. */
export function ExportProgress({ state }: { state: Extract<ExportState, { phase: 'rendering' | 'cancelling' }> }) {
  const { scenes, durationInFrames } = useFilm()
  const isRendering = state.phase === 'rendering'
  const share = isRendering ? state.share : 0
  const text = isRendering ? progressText(state) : 'Cancelling'
  const lengths = scenes.map((each) => each.durationInFrames)
  return (
    <div className={styles.progress}>
      <SceneBar height={6} segments={segmentsByPosition(lengths, share * durationInFrames)} text={text} />
      <p className={styles.size} role="status">
        {text}
      </p>
      {isRendering && (
        <p className={styles.note}>
          {state.isInThisTab
            ? 'Keep this tab open. The file is saved as soon as it is ready.'
            : 'You can close this. The file is saved as soon as it is ready.'}
        </p>
      )}
    </div>
  )
}
