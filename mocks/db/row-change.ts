import { withoutSecretColumns } from './secret-rows.ts'

/** A written row as JSON; null where there was or is no row. */
export interface RowChange {
  /** `table/key`. */
  key: string
  before: string | null
  after: string | null
}

/** A write: the values of its keys before and after. */
export const rowChanges = (
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
): RowChange[] =>
  [...before].map(([key, text]) => ({ key, ...shown(key, { before: text, after: after.get(key) ?? null }) }))

function shown(key: string, { before, after }: Omit<RowChange, 'key'>) {
  const open = (text: string | null) => (text === null ? null : withoutSecretColumns(key, text))
  return { before: open(before), after: open(after) }
}

/** A change as lines: each column that is another one now, or the whole row where it came or went. */
export function changeLines({ key, before, after }: RowChange): string[] {
  if (before === null || after === null) return [before === null ? `+ ${key} ${after ?? ''}` : `- ${key} ${before}`]
  const old = JSON.parse(before) as Record<string, unknown>
  const now = JSON.parse(after) as Record<string, unknown>
  const columns = Object.keys(now).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
  return [key, ...columns.map((name) => `  ${name}: ${JSON.stringify(old[name])} → ${JSON.stringify(now[name])}`)]
}
