import { DOMAINS } from './find-domain.ts'
import { isFunctionWord } from '../words/closed.ts'
import { singularOf } from '../grammar/inflect.ts'
import type { Prompt } from '../prompt/prompt.ts'

const STEM = 5

/** The facts we are sure of that speak of the very things a prompt names, those of its own field first. */
export function knownFacts({ domain, text, topic, statements, subject }: Prompt): string[] {
  if (domain.oneMatter) return [...(domain.facts ?? [])]
  const named = stems([text, topic, ...statements].join(' '))
  const own = (domain.facts ?? []).filter((fact) => [...stems(fact)].some((stem) => named.has(stem)))
  const head = singularOf(subject.head)
  if (head.length < 3 || VAGUE.has(head)) return own
  const speaksOfIt = new RegExp(`\\b${head.slice(0, 8).replace(/[^a-z]/gu, '.')}(?:s|es|ies)?\\b`, 'iu')
  const others = DOMAINS.filter(({ id }) => id !== domain.id).flatMap(({ facts }) => facts ?? [])
  return [...own, ...others.filter((fact) => speaksOfIt.test(fact)).slice(0, 3)]
}

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+/gu) ?? []
  const content = words.map(singularOf).filter((word) => word.length > 2 && !isFunctionWord(word) && !VAGUE.has(word))
  return new Set(content.map((word) => word.slice(0, STEM)))
}

/** Words that two texts may share without speaking of the same thing. */
const VAGUE: ReadonlySet<string> = new Set(
  'day new old big use one two three get way may see say ask put let far few off out top air make makes made work works working people more most many much than that them they time times year years thing things part parts form forms help helps need needs take takes keep still other each best better good great life live lives world right open only used uses move moves also even into over give gives back turn turns fast slow high small large long short first last never always often almost people person human natural power machine food water light cold warm home play learn great real simple easy ways tips'.split(
    ' ',
  ),
)
