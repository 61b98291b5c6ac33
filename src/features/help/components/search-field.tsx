import OutlinedInput from '@mui/material/OutlinedInput'
import { Search, X } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useKeys } from '#src/shared/hooks/use-keys.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Kbd } from '#src/shared/ui/kbd.tsx'
import styles from './help.module.css'

interface SearchFieldProps {
  value: string
  /** The listbox of results and the option that Enter opens. */
  resultsId: string
  activeId: string | undefined
  onChange: (value: string) => void
  onMove: (by: 1 | -1) => void
  onOpen: () => void
}

/** `/` puts the focus here; arrows choose among the results, Enter opens one, Escape clears. */
export function SearchField({ value, resultsId, activeId, onChange, onMove, onOpen }: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => inputRef.current?.focus() })
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => onMove(1),
    ArrowUp: () => onMove(-1),
    Enter: onOpen,
    Escape: () => onChange(''),
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const run = keys[event.key]
    if (!run || event.nativeEvent.isComposing || value === '') return
    event.preventDefault()
    run()
  }
  const clear = () => {
    onChange('')
    inputRef.current?.focus()
  }
  return (
    <div role="search">
      <OutlinedInput
        className={styles.find}
        size="small"
        fullWidth
        placeholder="Search help"
        value={value}
        inputRef={inputRef}
        startAdornment={<Search size={16} aria-hidden="true" />}
        endAdornment={
          value === '' ? (
            <span className={styles.key} aria-hidden="true">
              <Kbd binding="/" />
            </span>
          ) : (
            <IconButton label="Clear search" size="small" onClick={clear}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          )
        }
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        slotProps={{
          input: {
            role: 'combobox',
            enterKeyHint: 'search',
            autoComplete: 'off',
            'aria-label': 'Search help',
            'aria-keyshortcuts': '/',
            'aria-expanded': value !== '',
            'aria-controls': resultsId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': activeId,
          },
        }}
      />
    </div>
  )
}
