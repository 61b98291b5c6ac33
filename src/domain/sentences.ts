/** Abbreviations and initials after which a full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s("'“‘])(?:mr|mrs|ms|dr|prof|sr|jr|st|mt|vs|etc|e\.g|i\.e|cf|vol|fig|approx|dept|inc|ltd|capt|lt|sgt|rev|gen|col|gov|sen|maj|hon|hr|bzw|z\.b|u\.a|d\.h|usw|nr|sra|srta|dra|mme|mlle|mgr|a\.m|p\.m)\.\s*$/iu

const INITIAL = /(?:^|[\s("'“‘])(?:[A-HJ-Z]|(?:\p{Lu}\.)+\p{Lu})\.\s*$/u

/**
 * Where a sentence begins with a figure: 'since 1998. 20% off'. The segmenter goes on to the next small letter there. Short words may be
 * abbreviations: 'Fig. 5', 'Kap. 2'.
 */
const BEFORE_FIGURE = /(?<=(?:\p{L}{4,}|\b\d{4}|\b(?:day|now|all|new|too|one|two|out|off))[.!?…]\s+)(?=[$€£¥]?\d)/iu

/** Continue before a number: 'No. 5', 'Sept. 12'. */
const BEFORE_NUMBER = /(?:^|\s)(?:nos?|jan|feb|aug|sept?|oct|nov|dec)\.\s*$/iu

/** These may end a sentence too: a capital after them decides. */
const MAY_END = /(?:etc|inc|ltd|usw|a\.m|p\.m|jr|sr|(?:\p{Lu}\.)+\p{Lu})\.\s*$/iu

/** Never the end of one. */
const JOINS = /(?:^|[\s(])(?:e\.g|i\.e|z\.b|u\.a|d\.h)\.\s*$/iu

const HOUR = /(?:a\.m|p\.m)\.\s*$/iu

/** Capitalized words that may follow an hour: '9:30 p.m. Monday'. */
const AFTER_HOUR =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|^(?:EST|EDT|CST|CDT|MST|MDT|PST|PDT|GMT|UTC|CET|CEST|BST)\b/iu

/** Characters of a sentence's end that decide whether it continues; all of a long one would be read again for each part. */
const LOOKED_BACK = 200

const STOP = /[.!?…。！？؟]["”'’»)\]」』）]*$/u

/**
 * Cuts a text at sentence ends. The parts joined again are the text itself, each keeps the white space that follows it.
 * Works for any script; `language` is BCP 47 and falls back to English when unknown.
 */
export function splitSentences(text: string, language = 'en'): string[] {
  const parts: string[] = []
  let end = ''
  const segments = [...segmenterFor(language, 'sentence').segment(text)]
  for (const segment of segments.flatMap(({ segment: one }) => one.split(BEFORE_FIGURE))) {
    const previous = parts.at(-1)
    if (previous !== undefined && continues(end, segment)) {
      parts[parts.length - 1] = previous + segment
      end = (end + segment).slice(-LOOKED_BACK)
    } else {
      parts.push(segment)
      end = segment.slice(-LOOKED_BACK)
    }
  }
  return parts
}

/** Words as a user counts them: letters or digits, in any script. */
export function countWords(text: string, language = 'en'): number {
  let count = 0
  for (const part of segmenterFor(language, 'word').segment(text)) if (part.isWordLike) count++
  return count
}

/** An Intl.Segmenter for the language, or for English where the tag is not a valid one. */
export function segmenterFor(language: string, granularity: 'sentence' | 'word' | 'grapheme'): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity })
  } catch {
    return new Intl.Segmenter('en', { granularity })
  }
}

function continues(previous: string, next: string): boolean {
  if (/\n\s*$/u.test(previous)) return false
  if (previous.trim() === '' || next.trim() === '') return true
  if (/^\p{Ll}/u.test(next) && !/[!?。！？]["'”’)\]]*\s+$/u.test(previous)) return true
  return endsAbbreviated(previous, next)
}

/** Whether the full stop at the end of `previous` belongs to an abbreviation and `next` continues with its sentence. */
function endsAbbreviated(previous: string, next: string): boolean {
  if (BEFORE_NUMBER.test(previous)) return /^\p{N}/u.test(next)
  if (!ABBREVIATION.test(previous) && !INITIAL.test(previous)) return false
  if (JOINS.test(previous)) return true
  if (HOUR.test(previous) && AFTER_HOUR.test(next)) return true
  return !(MAY_END.test(previous) && /^\p{Lu}/u.test(next))
}

/** Whether a sentence ends with a word; `next` is the word after it, '' at the end. */
export function endsSentence(word: string, next: string): boolean {
  return STOP.test(word) && (next === '' || !endsAbbreviated(word, next))
}
