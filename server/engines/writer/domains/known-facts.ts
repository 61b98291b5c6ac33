import { isFunctionWord } from '../words/closed.ts'
import type { Prompt } from '../prompt/prompt.ts'

const STEM = 5

/** The facts we are sure of that speak of the very things a prompt names. */
export function knownFacts({ domain, text, topic, statements }: Prompt): string[] {
  if (domain.oneMatter) return [...(domain.facts ?? [])]
  const named = stems([text, topic, ...statements].join(' '))
  return (domain.facts ?? []).filter((fact) => [...stems(fact)].some((stem) => named.has(stem)))
}

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+/gu) ?? []
  return new Set(
    words
      .filter((word) => word.length > 3 && !isFunctionWord(word) && !VAGUE.has(word))
      .map((word) => word.slice(0, STEM)),
  )
}

/** Words that two texts may share without speaking of the same thing. */
const VAGUE: ReadonlySet<string> = new Set(
  'make makes made work works working people more most many much than that them they time times year years thing things part parts form forms help helps need needs take takes keep still other each best better good great life live lives world right open only used uses move moves also even into over give gives back turn turns fast slow high small large long short first last never always often almost people person human natural power machine food water light cold warm home play learn great real simple easy ways tips'.split(
    ' ',
  ),
)
