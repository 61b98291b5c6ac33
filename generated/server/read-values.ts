/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

/** How the text of a query, path or form value becomes what the contract declares. */
export type ValueKind = 'integer' | 'number' | 'boolean' | 'list' | 'comma-list'

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

const readOne = (value: unknown, kind: ValueKind): unknown => {
  if (kind === 'list') return listOf(value)
  if (kind === 'comma-list')
    return listOf(value)
      .flatMap((item): unknown[] => (typeof item === 'string' ? item.split(',') : [item]))
      .filter((item) => item !== '')
  if (typeof value !== 'string') return value
  // Boolean('false') is true and Number('') is 0: what is not plainly written stays text, and the schema refuses it.
  if (kind === 'boolean') return BOOLEANS.get(value) ?? value
  return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
}

/** A schema over raw text values: converts what `kinds` names, leaves everything else to the schema. */
export const readValues = <Schema extends zod.ZodType>(
  kinds: Readonly<Record<string, ValueKind>>,
  schema: Schema,
): zod.ZodPreprocess<Schema> =>
  zod.preprocess(
    (raw) =>
      typeof raw === 'object' && raw !== null
        ? Object.fromEntries(
            Object.entries(raw).map(([name, value]) => [
              name,
              value !== undefined && kinds[name] ? readOne(value, kinds[name]) : value,
            ]),
          )
        : raw,
    schema,
  )
