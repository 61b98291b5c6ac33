import { AUXILIARIES } from '../words/closed.ts'
import { asFirst, readNounPhrase } from './noun-phrase.ts'
import { textOf, type Token } from './tokens.ts'

/** 'sunset, calm waves, an old pier': a list of things without a verb between them. */
export function listedAspects(tokens: readonly Token[]): string[] {
  const items: Token[][] = [[]]
  for (const token of tokens) {
    items.at(-1)?.push(token)
    if (/[,;]/u.test(token.after)) items.push([])
  }
  const full = items.map((item) => (item[0]?.word === 'and' ? item.slice(1) : item)).filter((item) => item.length > 0)
  const longest = Math.max(...full.map((item) => item.length))
  if (
    full.length < 3 ||
    longest > 6 ||
    full.some((item) => item.some(({ word }) => AUXILIARIES.has(word) || /^(?:who|that|which)$/u.test(word)))
  )
    return []
  return full.map((item) => {
    const read = readNounPhrase(item, 0)
    if (!read) return textOf(item)
    const rest = textOf(item.slice(read.end))
    return rest ? `${asFirst(read.phrase)} ${rest}` : asFirst(read.phrase)
  })
}
