import { EngineError, type CompanyInfo } from '#engines/ports.ts'
import { splitSentences } from '#src/domain/sentences.ts'
import { isEnglishText } from '../english.ts'
import { readVerb } from '../grammar/inflect.ts'

const MAX_ABOUT_LENGTH = 400
const MIN_WORDS = 4
/** A company's statement about itself: its name and business. */
const ABOUT =
  /\b(?:we|our (?:company|team|studio|shop|mission)|\p{Lu}[\p{L}\p{N}&'’-]+)\s+(?:(?:are|is|was)\b|(?:have\s+been\s+)?(?:sell|mak|build|offer|provid|help|design|creat|develop|produc|bak|brew|run|serv|teach|repair|rent|craft)\p{L}*)/u
/** What stands before those it is for. */
const FOR_WHOM =
  /\b(?:(?:helps?|serves?|supports?|empowers?)|(?:made|built|designed|created|perfect|ideal)\s+for|(?:trusted|used|loved)\s+by|(?:work|works|working)\s+with|(?:customers?|clients?|guests|users)\s+(?:is|are)|for)\s+([^.,;:!?()\n]+)/giu
const PEOPLE =
  /\b(?:people|teams?|owners?|business(?:es)?|compan(?:y|ies)|families|parents|children|kids|students|teachers|developers|creators|designers|shops|stores|restaurants|bakeries|bakers|cafes|start-?ups|agencies|brands|professionals|beginners|artists|makers|managers|founders|doctors|patients|farmers|gardeners|runners|travellers|travelers|homeowners|buyers|sellers|schools|hospitals|studios|freelancers|engineers|\p{L}{3,}ers)\b/iu
const ENDS_PEOPLE = /^(?:to|that|by|with|so|because|when|while|since|via|through|every|across|from|is|are|a|an|the)$/iu

/** Finds a company's business and customers in a text, in its own words. English texts only. */
export function draftCompany(text: string): CompanyInfo {
  if (!isEnglishText(text, 'en'))
    throw new EngineError('The built-in writer reads English texts only. Write the two texts yourself.')
  const sentences = splitSentences(text)
    .map((sentence) => sentence.trim().replace(/\s+/gu, ' '))
    .filter((sentence) => sentence.split(' ').length >= MIN_WORDS)
  const telling = sentences.filter((sentence) => ABOUT.test(sentence))
  const about = fitting(telling.length > 0 ? telling : sentences)
  if (about === '') throw new EngineError('Paste a few sentences about the company.')
  return { about, customer: customerIn(sentences) }
}

/** The first two sentences, or what of them has room. */
function fitting(sentences: readonly string[]): string {
  return sentences.slice(0, 2).reduce((text, sentence) => {
    const longer = text === '' ? sentence : `${text} ${sentence}`
    return longer.length <= MAX_ABOUT_LENGTH
      ? longer
      : text === ''
        ? `${sentence.slice(0, MAX_ABOUT_LENGTH - 1)}…`
        : text
  }, '')
}

function customerIn(sentences: readonly string[]): string {
  for (const sentence of sentences)
    for (const [, after = ''] of sentence.matchAll(FOR_WHOM)) {
      const people = peopleAtStart(after)
      if (people !== undefined) return people.charAt(0).toUpperCase() + people.slice(1)
    }
  return ''
}

/** 'owners of small bakeries' of 'owners of small bakeries start their day later'. */
function peopleAtStart(text: string): string | undefined {
  const words = text.trim().split(/\s+/u)
  const people = words.findIndex((word) => PEOPLE.test(word))
  if (people === -1 || people > 4) return undefined
  const end = words.findIndex((word, at) => at > people && (ENDS_PEOPLE.test(word) || isPlainVerb(words, at)))
  const phrase = words.slice(0, end === -1 ? words.length : end).join(' ')
  return phrase.split(' ').length > 10 ? undefined : phrase
}

/** A verb in its base form ends the people, unless it stands where only a noun can: after 'of', 'and', 'in'. */
function isPlainVerb(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  return (
    readVerb(words[at] ?? '')?.form === 'base' && !/^(?:of|and|or|in|at|for|who|small|big|large|young)$/iu.test(before)
  )
}
