import { creditsOf, endCardFrames } from '#src/domain/end-card.ts'
import { Switch } from '#src/shared/ui/switch.tsx'
import { updateStory } from '../../commands/update-story.ts'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import { documentOf } from '../../lib/film-of.ts'
import { formatLength } from '../../lib/format-length.ts'
import styles from './export-dialog.module.css'

/** Whether the film ends with a card of its stock's credits; nothing where it shows no stock that names anybody. */
export function EndCardRow() {
  const editor = useEditor()
  const isOn = useOpen(({ story }) => story.has_end_card === true)
  // A text is compared by its value: only another number of credits draws the row again.
  const count = useOpen((open) => creditsOf(documentOf(open).scenes).length)
  if (count === 0) return null
  const names = count === 1 ? 'Names 1 source' : `Names ${count} sources`
  return (
    <div className={styles.setting}>
      <Switch
        label="Stock credits at the end"
        checked={isOn}
        onChange={(_event, checked) => void updateStory(editor, { has_end_card: checked })}
      />
      <span className={styles.size}>
        {names} with their licence, {formatLength(endCardFrames(count))} after the last scene.
      </span>
    </div>
  )
}
