import { Fragment, useEffect, useReducer } from 'react'
import { breakableParts } from '#src/domain/caption-pieces.ts'
import { loadHyphenation, SOFT_HYPHEN } from '#src/domain/hyphenation.ts'
import styles from './title-text.module.css'

/** A longer word may be too long for a narrow screen, letters. */
const LONG_WORD = 18

interface TitleTextProps {
  text: string
  /** BCP 47; unknown until the story is loaded. */
  language: string | undefined
}

/** A story's title, whose lines break as those of captions do: between Japanese words and inside German ones by their rules. */
export function TitleText({ text, language = '' }: TitleTextProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isLong = text.split(/\s/u).some((word) => word.length > LONG_WORD)
  useEffect(() => {
    // Without it a long word is cut anywhere.
    if (isLong) loadHyphenation(language).then(redraw, () => undefined)
  }, [isLong, language])
  return (
    <span className={styles.text} lang={language || undefined}>
      {text.split(/(\s+)/u).map((word, at) => (
        <Word key={at} word={word} language={language} />
      ))}
    </span>
  )
}

function Word({ word, language }: { word: string; language: string }) {
  if (word.trim() === '' || language === '') return word
  const { parts, isHyphenated } = breakableParts(word, language)
  if (isHyphenated) return parts.join(SOFT_HYPHEN)
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
