import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './users.ts'

/** One row per issued token (`jti` = id); logout revokes the row and with it the token. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expires_idx').on(table.expiresAt)],
)

/** A mailed address check; only the SHA-256 of the token is stored. */
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

/**
 * Counted attempts per key (`login:pair:…`, `login:address:…`) and the addresses an account is signed in to from; in the database
 * so that a restart forgets none.
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
