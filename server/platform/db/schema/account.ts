import { index, integer, pgTable, text, uniqueIndex, uuid, bigint } from 'drizzle-orm/pg-core'
import { id, moment, newest, oneOf } from './columns.ts'
import { users } from './users.ts'

const dataExportStatuses = ['PREPARING', 'READY', 'FAILED'] as const

/** Data exports of users. */
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
    /** When the zip is deleted; null until it exists. */
    expiresAt: moment(),
  },
  (table) => [
    index('data_exports_user_idx').on(table.userId, newest(table.createdAt)),
    oneOf('data_exports_status_known', table.status, dataExportStatuses),
  ],
)

/** One row per issued token (`jti` = id); logout revokes the row and with it the token. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Readable browser and system; empty when the browser did not send them. */
    device: text().notNull().default(''),
    /** Network address it began from; empty when unknown. */
    network: text().notNull().default(''),
    /** Time of the last call, to a few minutes; null before the second one. */
    lastSeenAt: moment(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expires_idx').on(table.expiresAt)],
)

/** An email verification; only the SHA-256 of the token is stored. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('email_verifications_user_idx').on(table.userId)],
)

/** A new email that awaits verification: one per user, so that a new request replaces the earlier link. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Trimmed and in lower case. */
    email: text().notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('email_changes_token_hash_key').on(table.tokenHash),
    index('email_changes_expires_idx').on(table.expiresAt),
  ],
)

/**
 * Counted attempts per key (`login:pair:…`, `login:address:…`) and the familiar network addresses of an account; in the
 * database so that a restart loses none.
 */
export const throttle = pgTable(
  'throttle',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [index('throttle_window_idx').on(table.windowEndsAt)],
)
