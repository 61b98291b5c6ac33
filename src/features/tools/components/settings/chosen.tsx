import { X } from 'lucide-react'
import { IconButton } from '#src/shared/ui/button.tsx'
import styles from './settings-panel.module.css'

interface ChosenProps {
  /** Its name in the label of the remove button. */
  name: string
  text: string
  url: string | null
  alt: string
  onRemove: () => void
}

/** One of several chosen items, with a remove button. */
export function Chosen({ name, text, url, alt, onRemove }: ChosenProps) {
  return (
    <li className={styles.reference}>
      {url !== null && <img crossOrigin="anonymous" src={url} alt={alt} />}
      {text !== '' && <span className={styles.chosenText}>{text}</span>}
      <IconButton label={`Without ${name}`} size="small" onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
