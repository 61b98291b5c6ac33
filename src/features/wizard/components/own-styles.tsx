import { Pencil } from 'lucide-react'
import { OwnStyleList } from '#src/shared/image-styles/own-style-list.tsx'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import type { Choices } from '../lib/choices.ts'
import styles from './wizard.module.css'

interface OwnStylesProps {
  value: string | null
  onChange: (changed: Partial<Choices>) => void
}

/** Styles of one's own. Choosing one takes its look along. */
export function OwnStyles({ value, onChange }: OwnStylesProps) {
  return (
    <OwnStyleList
      value={value}
      onChange={(style) => onChange(style ? { ownStyle: style.id, look: style.look } : { ownStyle: null })}
      toEnd={(style, edit) => (
        <IconButton size="small" label={`Edit ${style.name}`} onClick={edit}>
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
      )}
      footClass={styles.inline}
      hintClass={styles.hint}
    />
  )
}
