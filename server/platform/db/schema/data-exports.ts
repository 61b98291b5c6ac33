import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, newest, oneOf } from './columns.ts'
import { users } from './users.ts'

const dataExportStatuses = ['PREPARING', 'READY', 'FAILED'] as const

/** Copies of everything that is a person's, to take along. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: dataExportStatuses }).notNull().default('PREPARING'),
    /** Key in the files port, reserved before the zip is there. */
    fileKey: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }),
    errorMessage: text(),
    createdAt: moment().notNull(),
    /** When the zip goes; null until it is there. */
    expiresAt: moment(),
  },
  (table) => [
    index('data_exports_user_idx').on(table.userId, newest(table.createdAt)),
    oneOf('data_exports_status_known', table.status, dataExportStatuses),
  ],
)
