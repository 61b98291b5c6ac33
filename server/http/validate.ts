import type { ZodError, ZodType } from 'zod'
import { validationFailed } from './http-error.ts'

/** Parses one part of a request; a refusal names every field with its texts. */
export function validate(schema: ZodType | null, value: unknown): unknown {
  if (!schema) return undefined
  refuseUnstorableText(value)
  const result = schema.safeParse(value)
  if (!result.success) throw validationFailed(fieldTexts(result.error))
  return result.data
}

/** NUL, or a surrogate without its other half. */
const UNSTORABLE = /\0|\p{Surrogate}/u

function fieldTexts(error: ZodError): Record<string, string[]> {
  // A map: a field may be called like something every object has (`valueOf`).
  const fields = new Map<string, string[]>()
  const add = (name: string, text: string) => fields.set(name, [...(fields.get(name) ?? []), text])
  for (const issue of error.issues) {
    const path = issue.path.map(String)
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...path, key].join('.'), 'Unknown field')
    else add(path.join('.') || 'body', issue.message)
  }
  return Object.fromEntries(fields)
}

/**
 * PostgreSQL stores neither NUL nor half of a surrogate pair; without this such a text would end as a 500.
 * Walks with its own stack: a body may be nested as deep as its length allows.
 */
function refuseUnstorableText(value: unknown) {
  const open: [path: string, value: unknown][] = [['', value]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, current] = next
    if (typeof current === 'string') {
      if (UNSTORABLE.test(current))
        throw validationFailed({ [path || 'body']: ['Contains characters that cannot be stored'] })
    } else if (typeof current === 'object' && current !== null && !(current instanceof Blob))
      for (const [key, inner] of Object.entries(current)) open.push([path ? `${path}.${key}` : key, inner])
  }
}
