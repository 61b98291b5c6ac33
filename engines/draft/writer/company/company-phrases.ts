import type { CompanyInfo } from '#engines/ports.ts'
import { splitSentences } from '#src/domain/sentences.ts'
import { isEnglishText } from '../english.ts'

/** A company in words that fit into sentences; what cannot be said so is undefined. */
export interface CompanyPhrases {
  /** Its first sentence about itself, with its full stop: 'Ovenworks sells ovens that bake evenly.' */
  says: string | undefined
  /** 'Ovenworks', where that sentence begins with it. */
  name: string | undefined
  /** 'ovens', what it sells or does. */
  offer: string | undefined
  /** 'owners of small bakeries'. */
  customers: string | undefined
}

const MAX_WORDS = 14
const MAX_SENTENCE_LENGTH = 240
const OFFERS =
  /\b(?:sells?|makes?|builds?|offers?|provides?|bakes?|designs?|creates?|develops?|produces?|brews?|rents?|repairs?|teach(?:es)?)\s+((?:[\p{L}\p{N}'’-]+\s?){1,6})/u
const ENDS_NOUNS = /\b(?:that|which|who|for|to|so|with|in|by|from|and|because|where|when)\b/u
const ANNOUNCED =
  /^(?:(?:our|the|my)\s+(?:ideal\s+|typical\s+|best\s+)?(?:customers?|clients?|audience|buyers?)\s+(?:is|are)|we\s+(?:speak|sell|talk|cater)\s+to|they\s+are)\s+/iu

/** Parts of a company's own text usable in English; none of a text in another language. */
export function companyPhrases({ about, customer }: CompanyInfo): CompanyPhrases {
  // Together, since a few nouns alone do not identify their language.
  if (!isEnglishText(`${about} ${customer}`, 'en'))
    return { says: undefined, name: undefined, offer: undefined, customers: undefined }
  const says = firstSentence(about)
  return { says, name: says && nameIn(says), offer: says && offerIn(says), customers: customersIn(customer) }
}

function firstSentence(text: string): string | undefined {
  const sentence = splitSentences(text.trim())[0]?.trim() ?? ''
  if (!/\p{L}/u.test(sentence) || sentence.length > MAX_SENTENCE_LENGTH) return undefined
  return /[.!?]["'”’)]*$/u.test(sentence) ? sentence : `${sentence}.`
}

/** One or two names before the verb: not 'We', 'Our shop', 'The …'. */
function nameIn(sentence: string): string | undefined {
  const [, name] = /^((?:\p{Lu}[\p{L}\p{N}&'’-]*)(?:\s\p{Lu}[\p{L}\p{N}&'’-]*){0,2})\s\p{Ll}+/u.exec(sentence) ?? []
  return name === undefined || /^(?:We|Our|The|A|An|I|My|At|With|For|In|It|This|Since|Every|Your|You)\b/u.test(name)
    ? undefined
    : name
}

function offerIn(sentence: string): string | undefined {
  const words = OFFERS.exec(sentence)?.[1]?.split(ENDS_NOUNS)[0]?.trim()
  return words === undefined || words === '' ? undefined : words
}

function customersIn(text: string): string | undefined {
  const sentence =
    splitSentences(text.trim())[0]
      ?.trim()
      .replace(ANNOUNCED, '')
      .replace(/[.!?]+$/u, '') ?? ''
  const phrase = sentence.split(/\s+/u).length <= MAX_WORDS ? sentence : (sentence.split(/[,;:–—(]/u)[0]?.trim() ?? '')
  if (!/\p{L}/u.test(phrase) || phrase.split(/\s+/u).length > MAX_WORDS) return undefined
  // A name keeps its capitals, a sentence's beginning does not.
  return /^\p{Lu}\p{Ll}*(?:\s|$)/u.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase
}
