import { memo, type FocusEvent, type KeyboardEvent } from 'react'
import type { ScreenplayElement } from '#generated/schema.ts'
import { useDraft, useEditor } from '../hooks/use-screenplay.ts'
import { isBlank, ofKind, valueOf, wordsOf } from '../lib/element-value.ts'
import { kindWords } from '../lib/words.ts'
import { Cue } from './cue.tsx'
import { ElementMenu } from './element-menu.tsx'
import { EmotionPick } from './emotion-pick.tsx'
import { GrowingText } from './growing-text.tsx'
import styles from './paper.module.css'
import { moveByKey, PartHandle } from './part-handle.tsx'
import { ConflictChoice } from '#src/shared/ui/version-choice/version-choice.tsx'

interface ElementLineProps {
  storyId: string
  element: ScreenplayElement
  count: number
  onMove: (id: string, place: number) => void
  /** Enter: a new paragraph after this one. */
  onNext: (index: number) => void
}

/** One paragraph as on the page, edited in place. */
export const ElementLine = memo(function ElementLine({ storyId, element, count, onMove, onNext }: ElementLineProps) {
  const editor = useEditor()
  const draft = useDraft(element.id)
  const value = draft?.value ?? valueOf(element)
  const { element_type: kind, index } = element
  const isSpoken = value.element_type === 'DIALOGUE'
  const { label, placeholder } = kindWords(value.element_type)
  const name = `${label} ${index + 1}`
  const move = (place: number) => onMove(element.id, place)

  const handleWords = (words: string) => editor.change(element, isSpoken ? { dialogue: words } : { description: words })
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    moveByKey(event, index, count, move)
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey && !isBlank(value)) {
      event.preventDefault()
      onNext(index + 1)
    }
    if (event.key === 'Backspace' && wordsOf(value) === '') {
      event.preventDefault()
      editor.remove(element)
    }
  }
  const handleLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget) && isBlank(value) && draft) editor.remove(element)
  }
  // The server does not know its place in the list yet.
  const isNew = element.id.startsWith('new-')

  return (
    <li
      className={styles.part}
      data-part={element.id}
      data-kind={value.element_type}
      data-was={kind}
      onBlur={handleLeave}
    >
      <PartHandle name={name} place={index} count={count} onMove={move} />
      <div className={styles.words}>
        {isSpoken && (
          <div className={styles.speaker} data-manner={value.description !== '' || undefined}>
            <Cue
              storyId={storyId}
              value={value.character}
              onChange={(character) => editor.change(element, { character })}
              label={`${name}: speaker`}
            />
            <input
              className={styles.manner}
              data-empty={value.description === '' || undefined}
              aria-label={`${name}: delivery`}
              placeholder="(delivery)"
              maxLength={500}
              value={value.description}
              onKeyDown={(event) => moveByKey(event, index, count, move)}
              onChange={(event) => editor.change(element, { description: event.target.value })}
            />
            <EmotionPick
              name={name}
              value={value.emotions}
              onChange={(emotions) => editor.change(element, { emotions })}
            />
          </div>
        )}
        <GrowingText
          className={styles.text ?? ''}
          label={name}
          placeholder={placeholder}
          readOnly={isNew}
          value={wordsOf(value)}
          maxLength={value.element_type === 'TRANSITION' ? 100 : value.element_type === 'SHOT' ? 500 : 5000}
          aria-invalid={draft?.state === 'failed' || undefined}
          onChange={(event) => handleWords(event.target.value)}
          onKeyDown={handleKey}
        />
        {draft?.state === 'failed' && (
          <p className={styles.problem} role="alert">
            {draft.problem}. Your text is still here.
          </p>
        )}
        {draft?.state === 'conflict' && <Conflict element={element} />}
      </div>
      <ElementMenu
        name={name}
        kind={value.element_type}
        place={index}
        count={count}
        onKind={(next) => editor.change(element, ofKind(value, next))}
        onMove={move}
        onRemove={() => editor.remove(element)}
      />
    </li>
  )
})

/** Two tabs have written here: the other tab's text, and the choice between both. */
function Conflict({ element }: { element: ScreenplayElement }) {
  const editor = useEditor()
  return (
    <ConflictChoice
      theirs={wordsOf(element)}
      onMine={() => editor.resolve(element, 'mine')}
      onBoth={() => editor.resolve(element, 'both')}
      onTheirs={() => editor.resolve(element, 'theirs')}
    />
  )
}
