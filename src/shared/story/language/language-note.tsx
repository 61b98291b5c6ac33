import { Languages, MicOff } from 'lucide-react'
import { isSameLanguage, languageName } from '#src/domain/languages.ts'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './language-note.module.css'
import { useLanguageGuess } from './guess-language.ts'
import { useVoiceFor } from './use-voice-for.ts'

interface LanguageNoteProps {
  text: string
  /** BCP 47, the story's present language. */
  language: string
  /** Code of the voice that the user chose for the whole story. */
  voice?: string | null
  /** The text's guessed language; see `useLanguageGuess`. */
  guess: string | null
  onLanguage: (code: string) => void
  /** Whether the text is to be written out by the writer. */
  isPrompt?: boolean
}

/** Says before anything is made when a text looks like another language, and when no voice will speak it. Nothing where all is usual. */
export function LanguageNote({ text, language, voice = null, guess, onLanguage, isPrompt = false }: LanguageNoteProps) {
  const hasWords = /\p{L}/u.test(text)
  const findVoice = useVoiceFor(hasWords)
  const isOther = guess !== null && !isSameLanguage(guess, language)
  const isSilent = hasWords && findVoice({ text, language, chosen: [voice] }) === null
  if (!isOther && !isSilent) return null
  const name = languageName(language)
  // Every voice reads Latin letters: only the language matters here.
  const hasVoices = findVoice({ text: 'a', language, chosen: [] }) !== null
  return (
    <div className={styles.notes} role="status">
      {isOther && <Guess guess={guess} language={language} onLanguage={onLanguage} />}
      {isSilent && (
        <p className={styles.note}>
          <MicOff size={16} aria-hidden="true" />
          <span>
            {guess !== null && !isOther && !hasVoices && `This text looks like ${name}. `}
            {hasVoices ? 'Voice-over isn’t available for this text' : `${name} voice-over isn’t available`}. You’ll get
            captions timed to reading speed. You can record or upload a voice-over for each scene in the editor.
            {isPrompt && ' The built-in writer only writes English. Other languages use your text unchanged.'}
          </span>
        </p>
      )}
    </div>
  )
}

interface GuessProps {
  guess: string
  language: string
  onLanguage: (code: string) => void
}

function Guess({ guess, language, onLanguage }: GuessProps) {
  return (
    <p className={styles.note}>
      <Languages size={16} aria-hidden="true" />
      <span>
        This text looks like {languageName(guess)}, not {languageName(language)}.
      </span>
      <Button size="xsmall" onClick={() => onLanguage(guess)}>
        Use {languageName(guess)}
      </Button>
    </p>
  )
}

/** The same for a transcript: only whether it looks like another language. */
export function LanguageGuess({ text, language, onLanguage }: Omit<GuessProps, 'guess'> & { text: string }) {
  const guess = useLanguageGuess(text)
  if (guess === null || isSameLanguage(guess, language)) return null
  return (
    <div className={styles.notes} role="status">
      <Guess guess={guess} language={language} onLanguage={onLanguage} />
    </div>
  )
}
