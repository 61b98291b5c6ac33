import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from '#src/shared/ui/external-link.tsx'
import type { MarkedWords, Words } from '../lib/guide.ts'
import { markedParts } from '../lib/search-guide.ts'
import styles from './help.module.css'

interface MarkedTextProps {
  words: Words
  /** Folded words of a query, which are highlighted. */
  query: readonly string[]
}

export function MarkedText({ words, query }: MarkedTextProps) {
  return words.map((part, at) =>
    typeof part === 'string' ? (
      <Highlighted key={at} text={part} query={query} />
    ) : (
      <Part key={at} part={part} query={query} />
    ),
  )
}

function Part({ part: { as: Tag, href = '', words }, query }: { part: MarkedWords; query: readonly string[] }) {
  const content = <MarkedText words={words} query={query} />
  if (Tag !== 'a') return <Tag>{content}</Tag>
  return href.startsWith('#') ? (
    <Link className={styles.link} to={{ hash: href }}>
      {content}
    </Link>
  ) : (
    <ExternalLink className={styles.link} href={href}>
      {content}
    </ExternalLink>
  )
}

export function Highlighted({ text, query }: { text: string; query: readonly string[] }) {
  return markedParts(text, query).map((part, at) =>
    at % 2 === 1 ? (
      <mark key={at} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
