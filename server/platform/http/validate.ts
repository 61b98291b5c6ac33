import type { z, ZodError, ZodType } from 'zod'
import { meantBranch, type Issue, issueText } from '#src/domain/issue-text.ts'
import { validationFailed } from './http-error.ts'

/** Errors that forms have no field for and only programs cause: by the expected type, format or pattern. */
const texts: Partial<Record<string, string>> = {
  array: 'Must be a list',
  object: 'Must be a group of fields',
  record: 'Must be a group of fields',
  null: 'Must be empty',
  datetime: 'Must be a date and time such as 2030-01-31T12:00:00Z',
  '/^[\\w.+-]+\\/[\\w.+-]+$/': 'Must be a file type such as image/png',
  '/^[0-9]{1,20}\\.[0-9]{1,20}$/': 'Must be your connection ID',
  '/^\\/([^/\\\\\\s][^\\\\\\s]*)?$/': 'Must be a path of this app such as /story/1',
  '/^private-user-[0-9a-f-]{36}$/': 'Must be the name of your channel',
}

/** Parses one part of a request; a refusal names every field with its texts. */
export function validate(schema: ZodType | null, value: unknown): unknown {
  if (!schema) return undefined
  return read(value, schema.safeParse(value, { error: refusalText }))
}

/** An id that no record has. */
const UNKNOWN_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Parses the part of a URL that identifies records. A malformed id is treated as an unknown one: it gets that id's answer
 * (not found, or the operation's alternative) and not the texts of a wrong field.
 */
export function validateAddress(schema: ZodType | null, value: Readonly<Record<string, unknown>>): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value, { error: refusalText })
  const wrong = result.error?.issues.filter((issue) => issue.code === 'invalid_format' && issue.format === 'uuid') ?? []
  const names = wrong.flatMap(({ path: [name, ...deeper] }) => (deeper.length === 0 ? [String(name)] : []))
  if (names.length === 0) return read(value, result)
  return validate(schema, { ...value, ...Object.fromEntries(names.map((name) => [name, UNKNOWN_ID])) })
}

function read(value: unknown, result: z.ZodSafeParseResult<unknown>): unknown {
  refuseUnstorableText(value)
  if (!result.success) throw validationFailed(fieldTexts(result.error))
  return result.data
}

/** NUL, or a surrogate without its other half. */
const UNSTORABLE = /\0|\p{Surrogate}/u

function fieldTexts(error: ZodError): Record<string, string[]> {
  // A map: a field may be called like a property of every object (`valueOf`).
  const fields = new Map<string, string[]>()
  const collect = (issue: z.core.$ZodIssue, above: readonly string[]) => {
    const path = [...above, ...issue.path.map(String)]
    const add = (name: string) => fields.set(name, [...(fields.get(name) ?? []), issue.message])
    const branch = issue.code === 'invalid_union' ? meantBranch(issue.errors) : undefined
    if (branch) for (const inner of branch) collect(inner, path)
    else if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...path, key].join('.'))
    else add(path.join('.') || 'body')
  }
  for (const issue of error.issues) collect(issue, [])
  return Object.fromEntries(fields)
}

/**
 * PostgreSQL stores neither NUL nor half of a surrogate pair; without this check such a text would end as a 500. Uses its own
 * stack: a body may be nested as deep as its length allows.
 */
function refuseUnstorableText(value: unknown) {
  const open: [path: string, value: unknown][] = [['', value]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, current] = next
    if (typeof current === 'string') {
      if (UNSTORABLE.test(current)) throw validationFailed({ [path || 'body']: ['Contains unsupported characters'] })
    } else if (typeof current === 'object' && current !== null && !(current instanceof Blob))
      for (const [key, inner] of Object.entries(current)) open.push([path ? `${path}.${key}` : key, inner])
  }
}

/** `issueText`, with texts for errors that forms have no field for. */
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
