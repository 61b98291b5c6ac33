import { Plus } from 'lucide-react'
import { Button } from '#src/shared/ui/button.tsx'
import { addAroll } from './commands/add-aroll.ts'
import { useEditor, useAroll } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import { ImagePromptForm } from './image-prompt-form.tsx'
import styles from '../core/ui/inspector.module.css'
import { ImageSettings } from './image-settings.tsx'
import { ImageSources } from './image-sources.tsx'
import { ArollStrip } from './aroll-strip.tsx'
import { ArollTools } from './aroll-tools.tsx'
import { TaskState } from '../generation/task-notice.tsx'
import { useStore } from 'zustand'

/** A scene's visuals: its A-rolls in order, and source and motion of the chosen one. */
export function VisualTab({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  const chosenId = useChosenAroll(scene)
  const aroll = useAroll(chosenId)
  if (chosenId === undefined)
    return (
      <div className={styles.stack}>
        <p className={styles.note}>No visuals yet. Drop an image here, or add one.</p>
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => void addAroll(editor, scene.id)}
        >
          Add image
        </Button>
      </div>
    )
  return (
    <div className={styles.stack}>
      <ArollStrip scene={scene} chosenId={chosenId} />
      <ArollTools scene={scene} chosenId={chosenId} />
      {aroll && (
        <>
          <TaskState aroll={aroll} />
          <ImagePromptForm key={`draw ${aroll.id}`} aroll={aroll} />
          <ImageSources key={`sources ${aroll.id}`} scene={scene} aroll={aroll} />
          <hr className={styles.rule} />
          <ImageSettings key={`settings ${aroll.id}`} aroll={aroll} />
        </>
      )}
    </div>
  )
}

/** The selected A-roll of a scene; the first by default; undefined in an empty scene. */
function useChosenAroll({ id, arollIds }: SceneRow): string | undefined {
  const chosen = useStore(useEditor().chosenArolls, (all) => all[id])
  return arollIds.find((each) => each === chosen) ?? arollIds[0]
}
