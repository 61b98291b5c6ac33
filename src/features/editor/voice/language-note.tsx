import { TriangleAlert } from 'lucide-react'
import { useSpokenLanguage } from './use-spoken-language.ts'
import styles from '../core/ui/inspector.module.css'

/** Says that nobody speaks a scene's text, or that its voice reads a language that is not its own. */
export function LanguageNote({ text, voiceCode }: { text: string; voiceCode: string | null | undefined }) {
  const { name, otherOf, hasVoice } = useSpokenLanguage()
  const other = otherOf(voiceCode)
  const isSilent = /\p{L}/u.test(text) && !hasVoice(text, voiceCode)
  if (other === null && !isSilent) return null
  return (
    <p className={`${styles.note} ${styles.warning}`}>
      <TriangleAlert size={14} aria-hidden="true" />
      {isSilent
        ? `No voice here speaks this text (${name}): captions show it for as long as it takes to read. Record or upload a voice-over, or choose a voice that can read it.`
        : `This voice speaks ${other} and reads ${name} in its own way.`}
    </p>
  )
}
