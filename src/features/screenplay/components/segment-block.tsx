import { Plus, Trash2 } from 'lucide-react'
import { memo, useCallback } from 'react'
import { useStore } from 'zustand'
import type { ScreenplaySegment } from '#generated/schema.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { useRestoredFocus } from '../hooks/use-restored-focus.ts'
import { useEditor } from '../hooks/use-screenplay.ts'
import { emptyValue } from '../lib/element-value.ts'
import { ElementLine } from './element-line.tsx'
import { NewLine } from './new-line.tsx'
import styles from './paper.module.css'
import { PartHandle } from './part-handle.tsx'
import { SegmentHeading } from './segment-heading.tsx'

interface SegmentBlockProps {
  storyId: string
  segment: ScreenplaySegment
  count: number
  onMove: (id: string, place: number) => void
  onRemove: (segment: ScreenplaySegment) => void
  /** Announces moves to screen readers. */
  say: (text: string) => void
}

/** A part at one location and time: its heading and its paragraphs. Its handle reorders the segment (reorder segments). */
export const SegmentBlock = memo(function SegmentBlock(props: SegmentBlockProps) {
  const { storyId, segment, count, onMove, onRemove, say } = props
  const { id, index, elements } = segment
  const editor = useEditor()
  const newAt = useStore(editor.drafts.store, ({ newLine }) => (newLine?.segmentId === id ? newLine.index : null))
  const keepFocus = useRestoredFocus(elements.map((element) => element.id).join())
  const total = elements.length

  const handleMove = useCallback(
    (elementId: string, place: number) => {
      keepFocus()
      editor.reorderElement(id, elementId, place)
      say(`Moved to ${place + 1} of ${total}`)
    },
    [editor, id, say, total, keepFocus],
  )
  const handleNext = useCallback(
    (at: number) => editor.drafts.setNewLine({ segmentId: id, index: at, value: emptyValue('ACTION') }),
    [editor, id],
  )
  const lines = elements.map((element) => (
    <ElementLine
      key={element.id}
      storyId={storyId}
      element={element}
      count={total}
      onMove={handleMove}
      onNext={handleNext}
    />
  ))
  if (newAt !== null) lines.splice(newAt, 0, <NewLine key="new" storyId={storyId} />)
  return (
    <li className={styles.segment} data-part={id} id={`segment-${id}`}>
      <div className={styles.head}>
        <PartHandle name={`segment ${index + 1}`} place={index} count={count} onMove={(place) => onMove(id, place)} />
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <SegmentHeading storyId={storyId} segment={segment} />
        <IconButton size="small" label={`Delete segment ${index + 1}`} onClick={() => onRemove(segment)}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <ol className={styles.elements} aria-label={`Paragraphs of segment ${index + 1}`}>
        {lines}
      </ol>
      {newAt === null && (
        <Button
          variant="text"
          size="xsmall"
          className={styles.add ?? ''}
          icon={<Plus size={14} aria-hidden="true" />}
          aria-label={`Add a paragraph to segment ${index + 1}`}
          onClick={() => handleNext(total)}
        >
          Paragraph
        </Button>
      )}
    </li>
  )
})
