import type { PatchStep } from '#server/platform/db/schema/history.ts'
import { isLogged, type LoggedTable, type Row } from './tables.ts'
import type { CharacterRow } from '#server/platform/db/rows.ts'

export interface Patch {
  patch: PatchStep[]
  /** The inverse, in the order of its application. */
  inverse: PatchStep[]
}

/** The changes of one edit and their inverse. */
export interface PatchLog extends Patch {
  /** Both rows as stored: a number may be stored less precisely than it was set. */
  updated(table: LoggedTable, before: object, after: object, columns: readonly string[]): void
  inserted(table: LoggedTable, row: { id: string }): void
  deleted(table: LoggedTable, row: { id: string }): void
  /** A reference that the database clears when its target is deleted; only the inverse needs it. */
  detached(table: LoggedTable, row: { id: string }, references: Row): void
}

export function createPatchLog(): PatchLog {
  const patch: PatchStep[] = []
  const inverse: PatchStep[] = []
  return {
    patch,
    inverse,
    updated(table, before, after, columns) {
      const id = String(Reflect.get(before, 'id'))
      const values: Row = {}
      const was: Row = {}
      for (const name of columns) {
        const old: unknown = Reflect.get(before, name)
        const value: unknown = Reflect.get(after, name)
        if (!isLogged(table, name) || isSame(old, value)) continue
        values[name] = value
        was[name] = old
      }
      if (Object.keys(values).length === 0) return
      patch.push({ op: 'update', table, id, values, was })
      inverse.unshift({ op: 'update', table, id, values: was, was: values })
    },
    inserted(table, row) {
      patch.push({ op: 'insert', table, id: row.id, values: { ...row } })
      inverse.unshift({ op: 'delete', table, id: row.id, values: {} })
    },
    deleted(table, row) {
      patch.push({ op: 'delete', table, id: row.id, values: {} })
      inverse.unshift({ op: 'insert', table, id: row.id, values: withoutPendingWork(table, row) })
    },
    detached(table, { id }, references) {
      const gone = Object.fromEntries(Object.keys(references).map((name) => [name, null]))
      inverse.unshift({ op: 'update', table, id, values: references, was: gone })
    },
  }
}

/** Equal as stored; JSON columns are compared by content. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** A row in its restored form: not in progress. */
export function withoutPendingWork(table: LoggedTable, row: object): Row {
  const values: Row = { ...row }
  if (values.status !== 'GENERATING') return values
  if (table === 'scenes') return { ...values, status: 'PENDING' }
  return { ...values, status: values.mediaId === null ? 'EMPTY' : 'COMPLETED' }
}

/** A character without a running portrait or sheet: it has the old one, or none. */
export function withoutPendingPortrait(row: CharacterRow): CharacterRow {
  const { portraitGenerationStatus: portrait, sheetGenerationStatus: sheet } = row
  return {
    ...row,
    ...(portrait === 'IN_PROGRESS' && {
      portraitGenerationStatus: row.portraitMediaId === null ? 'NONE' : 'GENERATED',
    }),
    ...(sheet === 'IN_PROGRESS' && { sheetGenerationStatus: row.sheetMediaId === null ? 'NONE' : 'GENERATED' }),
  }
}
