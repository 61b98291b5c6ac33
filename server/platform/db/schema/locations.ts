import { type AnyPgColumn, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, newest, timestamps } from './columns.ts'
import { media } from './media.ts'
import { users } from './users.ts'

export const locations = pgTable(
  'locations',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** The location this one is a variation of. */
    derivedFromId: uuid().references((): AnyPgColumn => locations.id, { onDelete: 'set null' }),
    imageMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index('locations_user_updated_idx').on(table.userId, newest(table.updatedAt)),
    index('locations_derived_from_idx').on(table.derivedFromId),
  ],
)
