import { Check, TriangleAlert } from 'lucide-react'
import { Button } from '#src/shared/ui/button.tsx'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { useStoryState } from '../../hooks/use-editor.ts'
import { saveStateOf } from '../../stores/story-store.ts'
import styles from './top-bar.module.css'

/** Whether what is seen is kept. */
export function SaveState() {
  const state = useStoryState(saveStateOf)
  const retry = useStoryState((each) => each.retry)
  return (
    <>
      <span className={`${styles.save} ${state === 'failed' ? styles.failed : ''}`} role="status">
        {state === 'saving' && <Spinner size={12} />}
        {state === 'saved' && <Check size={14} aria-hidden="true" />}
        {state === 'failed' && <TriangleAlert size={14} aria-hidden="true" />}
        {state === 'saving' ? 'Saving' : state === 'saved' ? 'Saved' : 'Failed'}
      </span>
      {state === 'failed' && retry && (
        <Button variant="text" size="xsmall" onClick={retry}>
          Retry
        </Button>
      )}
    </>
  )
}
