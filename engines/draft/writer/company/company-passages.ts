import { estimateSeconds } from '#src/domain/reading-pace.ts'
import type { CompanyInfo } from '#engines/ports.ts'
import type { Random } from '../../random.ts'
import { companyPhrases } from './company-phrases.ts'

/** Passages that a story of a brand has beside its own. */
export interface CompanyPassages {
  /** Comes after the first passage. */
  address: string | undefined
  /** Comes last. */
  closing: string | undefined
  /** Spoken length of both. */
  seconds: number
}

/** Most of a story that is about the company, as a share of its length. */
const MAX_SHARE = 0.4
const ADDRESSES = [
  'This one is for {customers}.',
  'We tell it for {customers}.',
  'If it sounds familiar to {customers}, that is no accident.',
] as const
const CLOSINGS = [
  'A word about who brings you this.',
  'And who tells you all this?',
  'One thing before you go.',
] as const

/** Passages about the company that fit into `seconds`: the narrator first, then the audience. */
export function companyPassages(company: CompanyInfo, seconds: number, random: Random): CompanyPassages {
  const { says, customers } = companyPhrases(company)
  const passages: CompanyPassages = { address: undefined, closing: undefined, seconds: 0 }
  const add = (part: 'address' | 'closing', text: string | undefined) => {
    if (text === undefined) return
    const own = estimateSeconds(text, 'en')
    if (passages.seconds + own > seconds * MAX_SHARE) return
    passages[part] = text
    passages.seconds += own
  }
  add('closing', says && `${random.pick(CLOSINGS)} ${says}`)
  add('address', customers && random.pick(ADDRESSES).replace('{customers}', customers))
  return passages
}

/** The passages of a story with those of the company among them. */
export function withCompany<Passage>(
  passages: readonly Passage[],
  { address, closing }: { address: Passage | undefined; closing: Passage | undefined },
): Passage[] {
  const [first, ...rest] = passages
  return [first, address, ...rest, closing].filter((passage) => passage !== undefined)
}

/** Prompts to begin with for a company, the nearest to it first. */
export function suggestPrompts(company: CompanyInfo): string[] {
  const { says, name, offer, customers } = companyPhrases(company)
  const who = name ?? 'our company'
  return [
    says && `Introduce ${who} in thirty seconds: ${name ? says : lowerFirst(says)}`,
    offer && customers && `How ${offer} make the day of ${customers} easier`,
    customers && `Three mistakes ${customers} make, and how to avoid them`,
    offer && `What to know before you choose ${offer}`,
    customers && `A day in the life of ${customers}`,
    says && `The story behind ${who}`,
    customers && `Five questions ${customers} ask${offer ? ` about ${offer}` : ''}`,
  ]
    .filter((prompt) => prompt !== undefined)
    .slice(0, 6)
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
