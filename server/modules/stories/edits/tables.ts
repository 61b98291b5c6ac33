import { eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import {
  arolls,
  characters,
  media,
  musicCues,
  overlays,
  scenes,
  stories,
  tasks,
} from '#server/platform/db/schema/index.ts'
import type { PatchStep } from '#server/platform/db/schema/history.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export type LoggedTable = PatchStep['table']
export type Row = Record<string, unknown>

const tables: Readonly<Record<LoggedTable, PgTable>> = {
  ...{ stories, scenes, arolls, overlays, musicCues, characters, media, tasks },
}

/** The product's own columns of a row: restoring must not bring back a state of work or undo a publication. */
const UNLOGGED: Readonly<Record<LoggedTable, readonly string[]>> = {
  stories: [
    'archived',
    'creditCap',
    'engineLabel',
    'errorMessage',
    'firstGeneratedAt',
    'generationHoldId',
    'generationQuoteId',
    'keptLengthInFrames',
    'lastVideoMediaId',
    'publicPreviewExpiresAt',
    'publicPreviewId',
    'revision',
    'scenesCompleted',
    'scenesTotal',
    'status',
    'step',
    'updatedAt',
  ],
  scenes: ['updatedAt'],
  arolls: ['updatedAt'],
  overlays: ['updatedAt'],
  musicCues: ['updatedAt'],
  characters: ['updatedAt', 'portraitGenerationStatus', 'portraitError', 'sheetGenerationStatus', 'sheetError'],
  media: ['updatedAt'],
  tasks: ['updatedAt'],
}

export const isLogged = (table: LoggedTable, column: string): boolean => !UNLOGGED[table].includes(column)

const isRow = (table: PgTable, id: string): SQL | undefined => {
  const { id: column } = getTableColumns(table)
  return column && eq(column, id)
}

/** The current row; undefined when it was deleted. */
export async function readRow(db: DbOrTx, table: LoggedTable, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(tables[table]).where(isRow(tables[table], id))
  return row
}

export async function writeRow(db: DbOrTx, table: LoggedTable, id: string, values: Row): Promise<void> {
  await db.update(tables[table]).set(withDates(table, values)).where(isRow(tables[table], id))
}

export async function addRow(db: DbOrTx, table: LoggedTable, values: Row): Promise<void> {
  await db.insert(tables[table]).values(withDates(table, values))
}

/** JSON has no dates: restores them. */
export function withDates(table: LoggedTable, values: Row): Row {
  const columns = getTableColumns(tables[table])
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      columns[name]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  )
}

/** The values without references to deleted rows, as deleting those rows would have left them. */
export async function withoutGone(db: DbOrTx, table: LoggedTable, values: Row): Promise<Row> {
  const kept = { ...values }
  for (const { onDelete, reference } of getTableConfig(tables[table]).foreignKeys) {
    const { columns, foreignTable, foreignColumns } = reference()
    const [column] = columns
    const [target] = foreignColumns
    const name = Object.entries(getTableColumns(tables[table])).find(([, each]) => each === column)?.[0]
    const id = name === undefined ? undefined : kept[name]
    if (onDelete !== 'set null' || name === undefined || !target || typeof id !== 'string') continue
    const [found] = await db
      .select({ id: target })
      .from(foreignTable)
      .where(inArray(target, [id]))
    if (!found) kept[name] = null
  }
  return kept
}

export async function removeRow(db: DbOrTx, table: LoggedTable, id: string): Promise<void> {
  await db.delete(tables[table]).where(isRow(tables[table], id))
}
