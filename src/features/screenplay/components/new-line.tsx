import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { useEditor } from '../hooks/use-screenplay.ts'
import { emptyValue, isBlank, ofKind, wordsOf } from '../lib/element-value.ts'
import { KINDS, kindWords } from '../lib/words.ts'
import { Cue } from './cue.tsx'
import { GrowingText } from './growing-text.tsx'
import styles from './paper.module.css'

/** To add dialogue or action: a new paragraph. It joins the page on Enter, or when the focus leaves it. */
export function NewLine({ storyId }: { storyId: string }) {
  const { drafts, add } = useEditor()
  const line = useStore(drafts.store, ({ newLine }) => newLine)
  const row = useRef<HTMLLIElement>(null)
  const place = line && `${line.segmentId} ${line.index}`
  useEffect(() => row.current?.querySelector('textarea')?.focus(), [place])
  if (!line) return null
  const { segmentId, index, value } = line
  const { placeholder } = kindWords(value.element_type)
  const change = (next: typeof value) => drafts.setNewLine({ ...line, value: next })

  const finish = (isGoingOn: boolean) => {
    const next = isGoingOn ? { segmentId, index: index + 1, value: emptyValue('ACTION') } : null
    if (isBlank(value)) return drafts.setNewLine(null)
    drafts.setNewLine(next)
    void add(segmentId, index, value)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') drafts.setNewLine(null)
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    finish(true)
  }
  const handleLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget) && document.hasFocus()) finish(false)
  }
  return (
    <li className={styles.part} data-kind={value.element_type} data-new ref={row} onBlur={handleLeave}>
      <div className={styles.words}>
        <div className={styles.kinds}>
          <Segmented
            label="Paragraph type"
            size="small"
            segments={KINDS}
            value={value.element_type}
            onChange={(kind) => change(ofKind(value, kind))}
          />
        </div>
        {value.element_type === 'DIALOGUE' && (
          <div className={styles.speaker}>
            <Cue
              storyId={storyId}
              value={value.character}
              onChange={(character) => change({ ...value, character })}
              label="New paragraph: speaker"
            />
          </div>
        )}
        <GrowingText
          className={styles.text ?? ''}
          label="New paragraph"
          placeholder={placeholder}
          value={wordsOf(value)}
          maxLength={5000}
          onChange={({ target }) =>
            change({ ...value, [value.element_type === 'DIALOGUE' ? 'dialogue' : 'description']: target.value })
          }
          onKeyDown={handleKey}
        />
      </div>
    </li>
  )
}
