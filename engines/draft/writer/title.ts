import { segmenterFor, splitSentences } from '#src/domain/sentences.ts'
import type { FrameId } from './frames/frame.ts'
import { singularOf } from './grammar/inflect.ts'
import { isBeing } from './prompt/tokens.ts'
import type { Prompt } from './prompt/prompt.ts'
import { isFunctionWord } from './words/closed.ts'

const MAX_TITLE_LENGTH = 60

/** A title for a narration about a prompt: 'The Lighthouse Keeper and the Letter', 'Autumn in the Forest'. */
export function titleOfPrompt(prompt: Prompt, frame: FrameId): string {
  const { subject, objects, topic, heading, aspects } = prompt
  if (frame === 'tale') {
    const hero = subject.name ?? subject.known
    const other = objects.find(
      (object) =>
        /^(?:the|his|her) /u.test(object) &&
        (!/^(?:his|her) /u.test(object) || isBeing(singularOf(object.split(' ').at(-1) ?? ''))) &&
        !hero.includes(object),
    )
    return headline(other && hero.split(' ').length < 5 ? `${hero} and ${other}` : hero)
  }
  if (aspects.length > 0) return headline(aspects.slice(0, 2).join(' and '))
  return headline(heading.length <= MAX_TITLE_LENGTH ? heading : topic)
}

/** A title from the first words of a text in any language. */
export function titleOfText(text: string, language: string): string {
  const spoken = splitSentences(text.trim(), language).find((sentence) => /[\p{L}\p{N}]/u.test(sentence)) ?? text
  const first = spoken.trim().replace(/[\s.。!?！？…]+$/u, '')
  const isEnglish = /^en\b/iu.test(language)
  if (first.length <= MAX_TITLE_LENGTH) return isEnglish ? headline(first) : first
  const clause = first.split(/[,;:–—،、，](?:\s|$)?/u)[0]?.trim() ?? first
  if (clause.length >= 12 && clause.length <= MAX_TITLE_LENGTH) return isEnglish ? headline(clause) : clause
  return isEnglish ? headline(cut(first, language)) : cut(first, language)
}

/** Capitals for all words but the small ones inside. */
function headline(text: string): string {
  const words = cut(text.trim(), 'en').split(/\s+/u)
  return words
    .map((word, at) => {
      const isSmall =
        at > 0 &&
        at < words.length - 1 &&
        /^(?:a|an|the|and|or|but|of|in|on|at|to|by|for|from|with|as|is|vs)$/u.test(word)
      return isSmall ? word : word.charAt(0).toUpperCase() + word.slice(1)
    })
    .join(' ')
    .replace(/,$/u, '')
}

/** The beginning of a text up to the longest title, without half words or a dangling small word. */
function cut(text: string, language: string): string {
  const graphemes = [...segmenterFor(language, 'grapheme').segment(text)]
  if (graphemes.length <= MAX_TITLE_LENGTH) return text
  const short = graphemes
    .slice(0, MAX_TITLE_LENGTH)
    .map(({ segment }) => segment)
    .join('')
  if (!/\s/u.test(short)) return short
  const words = short.split(/\s+/u).slice(0, -1)
  while (words.length > 1 && isFunctionWord(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  return words.join(' ').replace(/[\s.,;:!?–—-]+$/u, '')
}
