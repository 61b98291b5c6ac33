import type { ImportedScreenplay } from '#generated/schema.ts'
import { ImportScreenplayRequest } from '#generated/zod/schemas/importScreenplayRequest.zod.ts'
import { ApiError, errorText } from '#src/shared/api/api-error.ts'
import { JsonProblem, lineOf, readJson, type LocatedJson } from './json-lines.ts'

export interface ImportProblem {
  /** From 1; null without a line. */
  line: number | null
  text: string
}

export type ReadImport =
  { data: ImportedScreenplay; lines: LocatedJson['lines'] } | { problems: readonly ImportProblem[] }

const FIRST_PROBLEMS = 5

/** A screenplay as JSON, with or without `screenplay_data` around it; or its errors, each with its line. */
export function readImport(text: string): ReadImport {
  let located: LocatedJson
  try {
    located = readJson(text)
  } catch (cause) {
    if (cause instanceof JsonProblem) return { problems: [{ line: cause.line, text: cause.message }] }
    throw cause
  }
  const isWrapped = typeof located.value === 'object' && located.value !== null && 'screenplay_data' in located.value
  const parsed = ImportScreenplayRequest.safeParse(isWrapped ? located.value : { screenplay_data: located.value })
  if (parsed.success)
    return { data: parsed.data.screenplay_data, lines: isWrapped ? unwrap(located.lines) : located.lines }
  const lines = isWrapped ? unwrap(located.lines) : located.lines
  const problems = parsed.error.issues.flatMap(({ path, message, ...issue }) => {
    const at = path.map(String)
    const named = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at]
    return named.map((one) =>
      problemAt(lines, one.join('.'), issue.code === 'unrecognized_keys' ? 'isn’t supported' : message),
    )
  })
  return { problems: problems.slice(0, FIRST_PROBLEMS) }
}

/** A refusal of the server, with its lines. */
export function refusedImport(cause: unknown, lines: LocatedJson['lines']): readonly ImportProblem[] {
  const fields = cause instanceof ApiError ? Object.entries(cause.fields) : []
  if (fields.length === 0) return [{ line: null, text: errorText(cause) }]
  return fields.slice(0, FIRST_PROBLEMS).map(([path, [text = '']]) => problemAt(lines, path, text))
}

function problemAt(lines: LocatedJson['lines'], path: string, text: string): ImportProblem {
  const inside = path.replace(/^screenplay_data\.?/u, '')
  const name = inside.split('.').findLast((part) => !/^\d+$/u.test(part))
  return { line: lineOf(lines, inside), text: name === undefined ? text : `${name}: ${text}` }
}

const unwrap = (lines: LocatedJson['lines']): LocatedJson['lines'] =>
  new Map([...lines].map(([path, line]) => [path.replace(/^screenplay_data\.?/u, ''), line]))
