import { useState, type KeyboardEvent } from 'react'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { useCast } from '../hooks/use-cast.ts'
import styles from './paper.module.css'

interface CueProps {
  storyId: string
  /** The speaker. */
  value: string | null
  onChange: (characterId: string | null) => void
  label: string
}

/** The speaker: a name of the cast, or a new one, which joins it. */
export function Cue({ storyId, value, onChange, label }: CueProps) {
  const { cast, characterNamed } = useCast(storyId)
  const [typed, setTyped] = useState<string | null>(null)
  const name = cast.find(({ id }) => id === value)?.call_name ?? ''

  const commit = async () => {
    if (typed === null) return
    try {
      const character = await characterNamed(typed)
      if (character !== value) onChange(character)
      setTyped(null)
    } catch (cause) {
      notify(errorText(cause), { tone: 'error' })
    }
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(null)
    if (event.key !== 'Enter') return
    event.preventDefault()
    void commit()
    event.currentTarget.closest('[data-part]')?.querySelector('textarea')?.focus()
  }
  return (
    <input
      className={styles.cue}
      aria-label={label}
      list="screenplay-cast"
      placeholder="Speaker"
      maxLength={100}
      value={typed ?? name}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void commit()}
      onKeyDown={handleKey}
    />
  )
}

/** The names that every cue offers; once on a page. */
export function CastNames({ storyId }: { storyId: string }) {
  const { cast } = useCast(storyId)
  return (
    <datalist id="screenplay-cast">
      {cast.map(({ id, call_name: name }) => (
        <option key={id} value={name} />
      ))}
    </datalist>
  )
}
