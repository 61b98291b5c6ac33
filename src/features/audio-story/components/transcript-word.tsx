import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isUncertain, type Word } from '../lib/edit-words.ts'
import styles from './transcript.module.css'

interface TranscriptWordProps {
  word: Word
  at: number
  isChosen: boolean
  isTabStop: boolean
  onChoose: (at: number | null) => void
  onArrow: (event: KeyboardEvent, at: number) => void
  /** @param by 1 continues with the next word */
  onTyped: (at: number, typed: string, by: 0 | 1) => void
}

/** A word as text; a field while it is chosen. */
export function TranscriptWord(props: TranscriptWordProps) {
  const { word, at, isChosen, isTabStop, onChoose, onArrow } = props
  if (isChosen) return <WordField {...props} />
  const seconds = (word.start / 1000).toFixed(1)
  const sure = isUncertain(word) ? `, ${Math.round((word.confidence ?? 0) * 100)}% sure` : ''
  return (
    <>
      <button
        type="button"
        className={styles.word}
        data-word={at}
        data-uncertain={isUncertain(word) || undefined}
        tabIndex={isTabStop ? 0 : -1}
        title={`${seconds} s${sure}`}
        onClick={() => onChoose(at)}
        onKeyDown={(event) => onArrow(event, at)}
      >
        {word.word}
      </button>{' '}
    </>
  )
}

function WordField({ word, at, onChoose, onTyped }: TranscriptWordProps) {
  const [typed, setTyped] = useState(word.word)
  const [isDone, setDone] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Chosen by a press or a key: the user is here already.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const end = (by: 0 | 1) => {
    setDone(true)
    onTyped(at, typed, by)
  }
  return (
    <>
      <input
        className={styles.field}
        data-word={at}
        aria-label={`Word ${at + 1}, ${(word.start / 1000).toFixed(1)} to ${(word.end / 1000).toFixed(1)} s`}
        value={typed}
        maxLength={600}
        ref={field}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => !isDone && end(0)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setDone(true)
            onChoose(null)
          } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            end(1)
          }
        }}
      />{' '}
    </>
  )
}
