import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const formatTexts: Partial<Record<string, string>> = {
  email: 'Invalid email format',
  url: 'Enter a full address, for example https://example.com',
}

/** What a refused value is told in words, for schemas that do not say it themselves. Undefined leaves zod's own text. */
export function issueText(issue: Issue): string | undefined {
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '' || issue.input === false
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? 'Required' : undefined
    case 'invalid_value':
      return isMissing ? 'Required' : 'Choose one of the options'
    case 'too_small':
      if (issue.origin !== 'string') return `At least ${issue.minimum}`
      return isMissing ? 'Required' : `At least ${issue.minimum} characters`
    case 'too_big':
      return issue.origin === 'string' ? `At most ${issue.maximum} characters` : `At most ${issue.maximum}`
    case 'invalid_format':
      return isMissing ? 'Required' : formatTexts[issue.format]
    default:
      return undefined
  }
}
