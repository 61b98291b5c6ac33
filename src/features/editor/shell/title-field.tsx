import { useRef, useState, type KeyboardEvent } from 'react'
import { updateStoryTitle } from './commands/update-story-title.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import styles from './top-bar.module.css'

const MAX_TITLE_LENGTH = 200

/** The title, edited in place. Enter saves it, Escape takes it back, an empty one is not saved. */
export function TitleField() {
  const editor = useEditor()
  const title = useOpen(({ story }) => story.display_title)
  const [draft, setDraft] = useState<string | null>(null)
  const isTakenBack = useRef(false)
  /** What the draft was written over. */
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
