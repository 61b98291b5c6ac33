import { TriangleAlert } from 'lucide-react'
import { useSpokenLanguage } from '../../../hooks/use-spoken-language.ts'
import styles from '../inspector.module.css'

/** Says that a voice reads a language that is not its own; nothing where it speaks the story's. */
export function LanguageNote({ voiceCode }: { voiceCode: string | null | undefined }) {
  const { name, isSpoken, otherOf } = useSpokenLanguage()
  const other = otherOf(voiceCode)
  if (other === null && isSpoken) return null
  return (
    <p className={`${styles.note} ${styles.warning}`}>
      <TriangleAlert size={14} aria-hidden="true" />
      {other === null
        ? `No voice here speaks ${name}. Record it yourself, or choose a voice that reads it nevertheless.`
        : `This voice speaks ${other} and reads ${name} in its own way.`}
    </p>
  )
}
