import type { Brief, BriefPart } from '../brief/read-brief.ts'
import { readVerb, singularOf } from '../grammar/inflect.ts'
import { isFunctionWord } from '../words/closed.ts'
import { EVERYDAY_LIFE } from './everyday-life.ts'
import { HISTORY } from './history.ts'
import { NATURE } from './nature.ts'
import type { Outline, Point } from './outline.ts'

export const OUTLINES: readonly Outline[] = [...NATURE, ...EVERYDAY_LIFE, ...HISTORY]

/** Words that say how a matter is looked at, and not which one it is. */
const ANGLES = new Set(
  'history story origin science secret mystery basics tip trick way thing fact explain work explanation introduction guide small short brief simple actually really always ever very once more video one two three four five six seven ten'.split(
    ' ',
  ),
)

const byMatter = new Map(
  OUTLINES.flatMap((outline) => [outline.prompt, ...outline.about].map((words) => [matterOf(words), outline])),
)

/** The outline of a matter that a prompt only names, in whatever order of words: 'why does bread rise?'. */
export const findOutline = (topic: string): Outline | undefined => byMatter.get(matterOf(topic))

function matterOf(text: string): string {
  const words = (text.toLowerCase().match(/[\p{L}]+/gu) ?? []).filter((word) => !isFunctionWord(word))
  const stems = words.map((word) => {
    const one = singularOf(word)
    return one === word ? (readVerb(word)?.base ?? word) : one
  })
  const named = stems.filter((stem) => !ANGLES.has(stem))
  return [...new Set(named.length > 0 ? named : stems)].sort().join(' ')
}

/** What an outline says with some of its points, like a brief of its author, and the sources. */
export function readOutline(
  { prompt, opening, items = [], points, ending }: Outline,
  chosen: ReadonlySet<Point>,
): { brief: Pick<Brief, 'kind' | 'topic' | 'parts'>; sources: string[] } {
  const said = points.filter((point) => chosen.has(point))
  const parts = (role: BriefPart['role'], ...texts: string[]) =>
    texts.map((text): BriefPart => ({ role, text: /[.!?]$/u.test(text) ? text : `${text}.` }))
  const textsOf = (list: readonly Point[]) => list.map(([, text]) => text)
  return {
    brief: {
      kind: items.length > 0 ? 'LIST' : 'EXPLAINER',
      topic: prompt,
      parts: [
        ...parts('OPENING', opening),
        ...parts('TOPIC', prompt),
        ...parts('ITEM', ...textsOf(items)),
        ...parts('STATEMENT', ...textsOf(said)),
        ...parts('ENDING', ending),
      ],
    },
    sources: [...new Set([...items, ...said].map(([, , source]) => source))],
  }
}
