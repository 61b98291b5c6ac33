import { type Issue, issueText } from '#src/domain/issue-text.ts'

/** The contract's patterns that only programs meet, in words. */
const patternTexts: Partial<Record<string, string>> = {
  '/^[\\w.+-]+\\/[\\w.+-]+$/': 'Must be a file type such as image/png',
  '/^[0-9]{1,20}\\.[0-9]{1,20}$/': 'Must be the id of your connection',
  '/^private-user-[0-9a-f-]{36}$/': 'Must be the name of your channel',
}

/** `issueText`, with words for what no form has a field for. */
export function refusalText(issue: Issue): string {
  const isPattern = issue.code === 'invalid_format' && Boolean(issue.input)
  return (isPattern && patternTexts[issue.pattern ?? '']) || issueText(issue)
}
