import { useEffect } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { useEditor, useOpen, useStoryState } from '../core/use-editor.ts'
import { positionOf } from '../core/open-story.ts'
import { describeEntry } from '../core/outbox/describe-entry.ts'
import type { UnsentEdit } from '../core/outbox/unsent.ts'
import { UnsentChoice } from './unsent-choice.tsx'
import styles from './unsent.module.css'

const WIDTH = 560

/** Edits that are not on the server, one by one, each with its actions. */
export function UnsentDialog() {
  const { store } = useEditor()
  const unsent = useStoryState((state) => state.unsent)
  const isOpen = useStoryState((state) => state.isReviewing)
  const close = () => store.setState({ isReviewing: false })
  const isDone = isOpen && unsent.length === 0
  useEffect(() => {
    if (isDone) store.setState({ isReviewing: false })
  }, [isDone, store])
  return (
    <Dialog
      isOpen={isOpen && unsent.length > 0}
      title={unsent.length === 1 ? '1 unsent edit' : `${unsent.length} unsent edits`}
      width={WIDTH}
      onClose={close}
      actions={
        <Button variant="text" onClick={close}>
          Decide later
        </Button>
      }
    >
      <p className={styles.intro}>
        {unsent.length === 1
          ? 'It’s only stored in this browser, and stays here until you decide.'
          : 'They’re only stored in this browser, and stay here until you decide.'}
      </p>
      <ul className={styles.list}>
        {unsent.map((each) => (
          <UnsentItem key={each.entry.key} unsent={each} />
        ))}
      </ul>
    </Dialog>
  )
}

function UnsentItem({ unsent }: { unsent: UnsentEdit }) {
  const { name, sceneId } = describeEntry(unsent.entry)
  const place = useOpen((open) => positionOf(open, sceneId))
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>{place < 0 ? name : `${name} of scene ${place + 1}`}</h3>
      <UnsentChoice unsent={unsent} isWhole />
    </li>
  )
}
