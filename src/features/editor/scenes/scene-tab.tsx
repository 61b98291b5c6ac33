import { Button } from '#src/shared/ui/button.tsx'
import { type Action, useAction } from '../core/action.tsx'
import { addSceneAfter, deleteSelected, moveSceneDown, moveSceneUp } from './scene-actions.ts'
import { duplicateSelected, mergeSelected, splitAtPlayhead, swapWithNext } from './scene-cut-actions.ts'
import { updateScenePause } from './commands/update-scene-pause.ts'
import { useEditor, useIsBusy } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import styles from '../core/ui/inspector.module.css'
import { LengthField, PropertyRow } from '../core/ui/property-row.tsx'

const MAX_PAUSE_MS = 10_000

/** The scene as a whole: its place, its pause, its transition. */
export function SceneTab({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  const isAdding = useIsBusy('scene')
  return (
    <div className={styles.stack}>
      <PropertyRow label="Pause">
        <LengthField
          label="Pause at the end in seconds"
          min={0}
          max={MAX_PAUSE_MS}
          value={scene.pause_at_the_end}
          onCommit={(value) => void updateScenePause(editor, scene.id, value)}
        />
      </PropertyRow>
      <hr className={styles.rule} />
      <SceneAction action={splitAtPlayhead} />
      <SceneAction action={mergeSelected} />
      <SceneAction action={duplicateSelected} />
      <SceneAction action={addSceneAfter} isBusy={isAdding} />
      <hr className={styles.rule} />
      <SceneAction action={moveSceneUp} />
      <SceneAction action={moveSceneDown} />
      <SceneAction action={swapWithNext} />
      <hr className={styles.rule} />
      <SceneAction action={deleteSelected} isDanger />
    </div>
  )
}

function SceneAction({
  action,
  isBusy = false,
  isDanger = false,
}: {
  action: Action
  isBusy?: boolean
  isDanger?: boolean
}) {
  const { label, icon: Icon, shortcut, isEnabled, run } = useAction(action)
  return (
    <Button
      size="small"
      variant={isDanger ? 'danger' : 'outlined'}
      icon={<Icon size={16} aria-hidden="true" />}
      shortcut={shortcut}
      isBusy={isBusy}
      disabled={!isEnabled && !isBusy}
      onClick={run}
    >
      {label}
    </Button>
  )
}
