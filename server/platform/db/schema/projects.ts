import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, newest, timestamps } from './columns.ts'
import { users } from './users.ts'

export const projects = pgTable(
  'projects',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    ...timestamps(),
  },
  (table) => [index('projects_user_updated_idx').on(table.userId, newest(table.updatedAt))],
)
