import type { z } from 'zod'

export type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** A field's kind of value, by zod's name for the type. */
const typeTexts: Partial<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be on or off',
  Blob: 'Choose a file',
}

const formatTexts: Partial<Record<string, string>> = {
  email: 'Invalid email format',
  url: 'Enter a full URL, for example https://example.com',
  uuid: 'Must be a valid ID',
  date: 'Must be a date such as 2030-01-31',
}

/** The contract's patterns that forms have fields for, in words. */
const patternTexts: Partial<Record<string, string>> = {
  '/\\S/': 'Enter some text',
  '/^#[0-9a-fA-F]{6}$/': 'Must be a colour such as #1a2b3c',
  '/^[A-Z]{2}$/': 'Must be a two-letter country code, for example DE',
  '/^[A-Za-z0-9_-]+$/': 'Only letters, digits, - and _',
  '/^[A-Za-z0-9_-]*$/': 'Only letters, digits, - and _',
  '/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/': 'Must be a language such as en-US',
}

const OTHER_FORM = 'Invalid format'

/**
 * The message for a refused value, for every schema without its own, in forms and in the server's answers, which have
 * words for what no form can get wrong besides (`server/platform/http/validate.ts`).
 */
export function issueText(issue: Issue): string {
  const { input } = issue
  const isMissing = input === undefined || input === null || input === ''
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? 'Required' : (typeTexts[issue.expected] ?? OTHER_FORM)
    case 'invalid_value':
      return isMissing || input === false ? 'Required' : 'Choose one of the options'
    case 'too_small':
      return isMissing ? 'Required' : limitText(issue, issue.minimum, { word: 'least', beyond: 'more than' })
    case 'too_big':
      return limitText(issue, issue.maximum, { word: 'most', beyond: 'less than' })
    case 'invalid_format':
      if (isMissing) return 'Required'
      return formatTexts[issue.format] ?? patternTexts[issue.pattern ?? ''] ?? OTHER_FORM
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'Must be a whole number' : `Must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return 'Unknown field'
    case 'invalid_union':
      return isMissing ? 'Required' : (meantBranch(issue.errors)?.[0]?.message ?? 'Choose one of the options')
    // An expected class: in the contract only files are. Custom rules have their own text.
    case 'custom':
      return isMissing ? 'Required' : 'Choose a file'
    default:
      return isMissing ? 'Required' : OTHER_FORM
  }
}

const count = (amount: number | bigint, one: string) => `${amount} ${one}${Number(amount) === 1 ? '' : 's'}`

interface Limited {
  origin: string
  inclusive?: boolean
  exact?: boolean
}

function limitText(
  { origin, inclusive, exact }: Limited,
  limit: number | bigint,
  side: { word: string; beyond: string },
) {
  const amount = exact ? 'exactly' : `at ${side.word}`
  if (origin === 'string')
    return `${side.word === 'least' ? 'Too short' : 'Too long'}: ${amount} ${count(limit, 'character')}`
  if (origin === 'array' || origin === 'set') return `Must be ${amount} ${limit}`
  if (origin === 'file') return `Must have ${amount} ${count(limit, 'byte')}`
  return inclusive === false ? `Must be ${side.beyond} ${limit}` : `Must be ${amount} ${limit}`
}

type Issues = readonly z.core.$ZodIssue[]

/** The issue of a nullable value's one form. Undefined for a union of several forms. */
export function meantBranch(branches: readonly Issues[]): Issues | undefined {
  const isForNothing = ([first]: Issues) => first?.code === 'invalid_type' && first.expected === 'null'
  const [meant, ...others] = branches.filter((issues) => issues.length > 0 && !isForNothing(issues))
  return others.length === 0 ? meant : undefined
}
