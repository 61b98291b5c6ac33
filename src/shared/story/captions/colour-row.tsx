import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '#src/shared/ui/button.tsx'
import styles from './captions.module.css'

interface ColourRowProps {
  label: string
  /** #rrggbb; null: the style's. */
  value: string | null
  /** Shown in the swatch without a colour. */
  fallback: string
  /** While the user is still choosing. */
  onPreview: (value: string) => void
  onChange: (value: string) => void
  /** Back to the style's; left out where there is none. */
  onReset?: () => void
}

/** One colour, with the way back to the style's own where there is one. */
export function ColourRow({ label, value, fallback, onPreview, onChange, onReset }: ColourRowProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  // The browser's own change event comes once, when the user has chosen; React's comes with every movement.
  const commit = useEffectEvent((chosen: string) => onChange(chosen))
  useEffect(() => {
    const input = inputRef.current
    const handleChange = () => input && commit(input.value)
    input?.addEventListener('change', handleChange)
    return () => input?.removeEventListener('change', handleChange)
  }, [])
  useEffect(() => {
    if (inputRef.current) inputRef.current.value = value ?? fallback
  }, [value, fallback])
  return (
    <div className={styles.row}>
      <span className={styles.rowLabel} aria-hidden="true">
        {label}
      </span>
      <span className={styles.colour}>
        <input
          ref={inputRef}
          type="color"
          aria-label={label}
          defaultValue={value ?? fallback}
          onInput={(event) => onPreview(event.currentTarget.value)}
        />
        <span className={styles.hex}>{value ?? 'Style default'}</span>
        {value !== null && onReset && (
          <IconButton size="small" label={`Reset ${label} to the style default`} onClick={onReset}>
            <X size={14} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </div>
  )
}
