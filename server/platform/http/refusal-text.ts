import { type Issue, issueText } from '#src/domain/issue-text.ts'

/** What forms have no field for and only programs get wrong: by the type, the format or the pattern that was expected. */
const texts: Partial<Record<string, string>> = {
  array: 'Must be a list',
  object: 'Must be a group of fields',
  record: 'Must be a group of fields',
  null: 'Must be empty',
  datetime: 'Must be a day and time such as 2030-01-31T12:00:00Z',
  '/^[\\w.+-]+\\/[\\w.+-]+$/': 'Must be a file type such as image/png',
  '/^[0-9]{1,20}\\.[0-9]{1,20}$/': 'Must be the id of your connection',
  '/^\\/([^/\\\\\\s][^\\\\\\s]*)?$/': 'Must be a path of this app such as /story/1',
  '/^private-user-[0-9a-f-]{36}$/': 'Must be the name of your channel',
}

/** `issueText`, with words for what no form has a field for. */
export function refusalText(issue: Issue): string {
  const { input } = issue
  const isMissing = input === undefined || input === null || input === ''
  const text = isMissing ? undefined : expectedOf(issue).flatMap((name) => texts[name] ?? [])[0]
  return text ?? issueText(issue)
}

function expectedOf(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected]
  return issue.code === 'invalid_format' ? [issue.format, issue.pattern ?? ''] : []
}
