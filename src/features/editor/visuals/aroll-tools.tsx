import { ChevronLeft, ChevronRight, Copy, Plus, Trash2 } from 'lucide-react'
import { useShallow } from 'zustand/react/shallow'
import { IconButton } from '#src/shared/ui/button.tsx'
import { addAroll, duplicateAroll } from './commands/add-aroll.ts'
import { deleteAroll } from './commands/delete-aroll.ts'
import { moveAroll } from './commands/aroll-edits.ts'
import { updateArollDurations } from './commands/update-aroll-durations.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import { MIN_MS, withLength } from './share-time.ts'
import { chooseAroll } from '../core/looked-at.ts'
import { LengthField } from '../core/ui/property-row.tsx'
import styles from './visual.module.css'

/** Actions on the chosen A-roll as a part of its scene. */
export function ArollTools({ scene, chosenId }: { scene: SceneRow; chosenId: string }) {
  const editor = useEditor()
  const { id: sceneId, arollIds } = scene
  const lengths = useOpen(useShallow((open) => arollIds.map((id) => open.arolls[id]?.duration_ms ?? 0)))
  const at = arollIds.indexOf(chosenId)
  const neighbour = lengths[at === arollIds.length - 1 ? at - 1 : at + 1] ?? 0

  const handleAdd = async (added: ReturnType<typeof addAroll>) => {
    const scene = await added
    const fresh = scene?.arolls.find(({ id }) => !arollIds.includes(id))
    if (fresh) chooseAroll(editor, sceneId, fresh.id)
  }
  const handleLength = (ms: number) => {
    const next = withLength(lengths, at, ms)
    void updateArollDurations(
      editor,
      sceneId,
      arollIds.map((id, place) => ({ id, ms: next[place] ?? 0 })),
    )
  }

  return (
    <div className={styles.tools}>
      <LengthField
        label="A-roll length in seconds"
        min={arollIds.length > 1 ? MIN_MS : (lengths[at] ?? 0)}
        max={(lengths[at] ?? 0) + Math.max(0, neighbour - MIN_MS)}
        value={lengths[at] ?? 0}
        disabled={arollIds.length < 2}
        onCommit={handleLength}
      />
      <IconButton
        size="small"
        label="Move A-roll earlier"
        disabled={at <= 0}
        onClick={() => void moveAroll(editor, sceneId, chosenId, at - 1)}
      >
        <ChevronLeft size={16} />
      </IconButton>
      <IconButton
        size="small"
        label="Move A-roll later"
        disabled={at >= arollIds.length - 1}
        onClick={() => void moveAroll(editor, sceneId, chosenId, at + 1)}
      >
        <ChevronRight size={16} />
      </IconButton>
      <IconButton
        size="small"
        label="Duplicate A-roll"
        onClick={() => void handleAdd(duplicateAroll(editor, chosenId))}
      >
        <Copy size={16} />
      </IconButton>
      <IconButton size="small" label="Add A-roll" onClick={() => void handleAdd(addAroll(editor, sceneId))}>
        <Plus size={16} />
      </IconButton>
      <IconButton size="small" label="Delete A-roll" onClick={() => void deleteAroll(editor, sceneId, chosenId)}>
        <Trash2 size={16} />
      </IconButton>
    </div>
  )
}
