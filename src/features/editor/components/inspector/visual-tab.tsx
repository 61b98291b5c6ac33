import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { addAroll } from '../../commands/add-aroll.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { useAroll } from '../../hooks/use-selected.ts'
import type { SceneRow } from '../../lib/open-story.ts'
import { ArollStill } from '../scene-still.tsx'
import { DrawForm } from './draw-form.tsx'
import styles from './inspector.module.css'
import { PictureSettings } from './picture-settings.tsx'
import { PictureSources } from './picture-sources.tsx'

/** What a scene shows: its A-rolls, how the chosen one is made and how it moves. */
export function VisualTab({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  const [chosenId, choose] = useState(scene.arollIds[0])
  const arollId = scene.arollIds.find((id) => id === chosenId) ?? scene.arollIds[0]
  const aroll = useAroll(arollId)
  if (scene.arollIds.length === 0)
    return (
      <div className={styles.stack}>
        <p className={styles.note}>This scene shows nothing yet.</p>
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => void addAroll(editor, scene.id)}
        >
          Add a picture
        </Button>
      </div>
    )
  return (
    <div className={styles.stack}>
      <div className={styles.arolls}>
        {scene.arollIds.map((id, at) => (
          <ArollButton key={id} id={id} number={at + 1} isChosen={id === arollId} onChoose={() => choose(id)} />
        ))}
        <button
          type="button"
          className={styles.addAroll}
          aria-label="Add A-roll"
          data-tooltip="Add A-roll"
          onClick={() => void addAroll(editor, scene.id)}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      </div>
      {aroll && (
        <>
          <DrawForm key={`draw ${aroll.id}`} aroll={aroll} />
          <PictureSources key={`sources ${aroll.id}`} scene={scene} aroll={aroll} />
          <hr className={styles.rule} />
          <PictureSettings aroll={aroll} />
        </>
      )}
    </div>
  )
}

interface ArollButtonProps {
  id: string
  number: number
  isChosen: boolean
  onChoose: () => void
}

function ArollButton({ id, number, isChosen, onChoose }: ArollButtonProps) {
  const aroll = useAroll(id)
  return (
    <button type="button" className={styles.aroll} aria-pressed={isChosen} onClick={onChoose}>
      <span className="visually-hidden">A-roll {number}</span>
      <ArollStill aroll={aroll} className={styles.arollStill} />
      {aroll && (
        <span className={styles.arollLength} aria-hidden="true">
          {(aroll.duration_ms / 1000).toFixed(1)} s
        </span>
      )}
    </button>
  )
}
