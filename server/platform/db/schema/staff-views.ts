import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, oneOf, timestamps } from './columns.ts'
import { users } from './users.ts'
import { staffGrids } from './values.ts'

/** A list of the staff pages under a name: filters, order and columns as the page's address says them. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    grid: text({ enum: staffGrids }).notNull(),
    name: text().notNull(),
    search: text().notNull(),
    isShared: boolean().notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('staff_views_user_name_key').on(table.userId, table.grid, table.name),
    oneOf('staff_views_grid_known', table.grid, staffGrids),
  ],
)
