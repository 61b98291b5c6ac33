import type { ScreenplayElement } from '#generated/client/model/screenplayElement.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useEditor } from '../hooks/use-screenplay.ts'
import { wordsOf } from '../lib/element-value.ts'
import styles from './paper.module.css'

/** Two tabs have written here: what the other one wrote, and which of both stays. */
export function Conflict({ element }: { element: ScreenplayElement }) {
  const editor = useEditor()
  return (
    <div className={styles.conflict} role="alert">
      <p>
        This was changed in another tab. There it says: <q>{wordsOf(element)}</q>
      </p>
      <div className={styles.choices}>
        <Button size="xsmall" onClick={() => editor.resolve(element, 'mine')}>
          Keep mine
        </Button>
        <Button size="xsmall" onClick={() => editor.resolve(element, 'both')}>
          Keep both
        </Button>
        <Button size="xsmall" onClick={() => editor.resolve(element, 'theirs')}>
          Take the other
        </Button>
      </div>
    </div>
  )
}
