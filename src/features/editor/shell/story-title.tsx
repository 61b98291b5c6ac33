import { useRef, useState, type KeyboardEvent } from 'react'
import { updateStoryTitle } from './commands/update-story-title.ts'
import { useEditor, useOpen, useStoryState } from '../core/use-editor.ts'
import styles from './top-bar.module.css'
import { Check, TriangleAlert } from 'lucide-react'
import { Button } from '#src/shared/ui/button.tsx'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { saveStateOf } from '../core/story-store.ts'

const WORDS = { saving: 'Saving', saved: 'Saved', failed: 'Failed', unsent: 'Not sent' }

const MAX_TITLE_LENGTH = 200

/** The title, edited in place. Enter saves it, Escape reverts it, an empty one is not saved. */
export function TitleField() {
  const editor = useEditor()
  const title = useOpen(({ story }) => story.display_title)
  const [draft, setDraft] = useState<string | null>(null)
  const isTakenBack = useRef(false)
  /** The base of the draft. */
  const base = useRef(title)

  const handleBlur = () => {
    const next = isTakenBack.current ? '' : (draft?.trim() ?? '')
    isTakenBack.current = false
    setDraft(null)
    if (next !== '' && next !== title) void updateStoryTitle(editor, next, base.current)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    isTakenBack.current = event.key === 'Escape'
    if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
  }

  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <input
        className={styles.title}
        aria-label="Story title"
        dir="auto"
        value={draft ?? title}
        maxLength={MAX_TITLE_LENGTH}
        spellCheck={false}
        onChange={(event) => {
          if (draft === null) base.current = title
          setDraft(event.target.value)
        }}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
      />
    </>
  )
}

/** Whether the visible state is saved. */
export function SaveState() {
  const { outbox, store } = useEditor()
  const state = useStoryState(saveStateOf)
  const retryRefused = useStoryState((each) => each.retry)
  const isUnreachable = useStoryState((each) => each.isUnreachable && each.running > 0)
  const storedEdits = useStoryState((each) => (each.isUnreachable ? each.storedEdits : 0))
  const unsent = useStoryState((each) => each.unsent.length)
  const retry = isUnreachable ? outbox.retry : retryRefused
  return (
    <>
      <span className={`${styles.save} ${state === 'failed' || state === 'unsent' ? styles.failed : ''}`} role="status">
        {state === 'saving' && <Spinner size={12} />}
        {state === 'saved' && <Check size={14} aria-hidden="true" />}
        {(state === 'failed' || state === 'unsent') && <TriangleAlert size={14} aria-hidden="true" />}
        {WORDS[state]}
        {storedEdits > 0 && (
          <span className={styles.waiting}>{storedEdits === 1 ? '1 unsent edit' : `${storedEdits} unsent edits`}</span>
        )}
      </span>
      {unsent > 0 && (
        <Button
          variant="text"
          size="xsmall"
          data-control="review"
          icon={<TriangleAlert size={16} aria-hidden="true" />}
          onClick={() => store.setState({ isReviewing: true })}
        >
          {unsent === 1 ? 'Review 1 unsent edit' : `Review ${unsent} unsent edits`}
        </Button>
      )}
      {state === 'failed' && retry && (
        <Button variant="text" size="xsmall" onClick={retry}>
          Retry
        </Button>
      )}
    </>
  )
}
