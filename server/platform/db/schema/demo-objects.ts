import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, oneOf, timestamps } from './columns.ts'
import { users } from './users.ts'
import { demoObjectKinds } from './values.ts'

/** What the built-in demo provider remembers, as a real one would in its own database: nothing but its own code reads it. */
export const demoObjects = pgTable(
  'demo_objects',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: demoObjectKinds }).notNull(),
    /** Of a payment: the subscription it is for. */
    parentId: uuid(),
    content: jsonb().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('demo_objects_user_idx').on(table.userId),
    index('demo_objects_parent_idx').on(table.parentId),
    oneOf('demo_objects_kind_known', table.kind, demoObjectKinds),
  ],
)
