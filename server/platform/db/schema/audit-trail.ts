import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, newest, oneOf } from './columns.ts'
import { trailActions, trailSubjects } from './values.ts'

/**
 * What staff looked at and did, written before it is shown or done. Only ever appended to: a trigger refuses every change. It names
 * people by id alone and outlives them, so nothing here is a reference.
 */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: id(),
    staffId: uuid().notNull(),
    /** Of the member of staff, as it was then. */
    staffEmail: text().notNull(),
    action: text({ enum: trailActions }).notNull(),
    subjectKind: text({ enum: trailSubjects }).notNull(),
    /** null: a list. */
    subjectId: uuid(),
    /** Why, in the words of the member of staff, or what was asked of a list. */
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('audit_trail_created_idx').on(newest(table.createdAt), newest(table.id)),
    index('audit_trail_subject_idx').on(table.subjectId, newest(table.createdAt)),
    index('audit_trail_staff_idx').on(table.staffId, newest(table.createdAt)),
    oneOf('audit_trail_action_known', table.action, trailActions),
    oneOf('audit_trail_subject_known', table.subjectKind, trailSubjects),
  ],
)
