import type { Random } from '../../random.ts'
import { isFunctionWord } from '../words/closed.ts'
import type { Token } from '../prompt/tokens.ts'
import { readVerb, singularOf } from '../grammar/inflect.ts'
import { ANIMALS, ENVIRONMENT } from './nature.ts'
import { COMPUTING } from './computing.ts'
import type { Domain } from './domain.ts'
import { EVERYDAY } from './everyday.ts'
import { LAND } from './land.ts'
import { ANYWHERE, PAST } from './past.ts'
import { PURSUITS } from './pursuits.ts'
import { SCIENCE } from './science.ts'
import { WATER } from './water.ts'

export const DOMAINS: readonly Domain[] = [
  ...WATER,
  ...LAND,
  ...ANIMALS,
  ...SCIENCE,
  ...COMPUTING,
  ...ENVIRONMENT,
  ...EVERYDAY,
  ...PURSUITS,
  ...PAST,
]

/**
 * The field a prompt speaks of: the one that most of its words lead to, the earlier word deciding a draw. Prompts that
 * lead nowhere get one of several everyday settings.
 */
export function findDomain(tokens: readonly Token[], random: Random): { domain: Domain; known: boolean } {
  const plain = tokens.map(({ word }) => singularOf(word.replace(/'s$/u, '')))
  const text = ` ${plain.join(' ')} `
  let best: { domain: Domain; score: number } | undefined
  for (const domain of DOMAINS) {
    let score = 0
    for (const key of domain.match) {
      const at = text.indexOf(` ${key} `)
      if (at < 0) continue
      // A noun before another noun only describes it: a fish market is a market.
      const follower = text.slice(at + key.length + 2).split(' ')[0] ?? ''
      const describes = follower !== '' && !isFunctionWord(follower) && isTopicWord(follower) && !readVerb(follower)
      score += (describes ? 0.5 : 1) + 0.5 * (key.split(' ').length - 1) - at / (text.length * 2)
    }
    if (score > (best?.score ?? 0)) best = { domain, score }
  }
  if (best) return { domain: best.domain, known: true }
  return { domain: random.pick(ANYWHERE), known: false }
}

const TOPIC_WORDS: ReadonlySet<string> = new Set(DOMAINS.flatMap(({ match }) => match))

function isTopicWord(word: string): boolean {
  return TOPIC_WORDS.has(word)
}
