import { useEffect, useState } from 'react'
import { guessLanguage } from './guess-language.ts'

/** Rest after the last letter before a text is looked at, ms. */
const DEBOUNCE_MS = 250

/** The language a text looks to be written in, shortly after it was typed; null while nothing certain can be said. */
export function useLanguageGuess(text: string): string | null {
  const [guess, setGuess] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    const look = async () => {
      // The detector could not be loaded: the person says the language, as before.
      const found = await guessLanguage(text).catch(() => null)
      if (!isOver) setGuess(found)
    }
    const timer = setTimeout(() => void look(), DEBOUNCE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])
  return guess
}
