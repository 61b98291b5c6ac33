import type { trailActions, trailSubjects } from '#server/db/schema/index.ts'
import { auditTrail } from '#server/db/schema/index.ts'
import type { Scope } from '#server/context.ts'
import type { UserRow } from '#server/db/rows.ts'

interface Look {
  action: (typeof trailActions)[number]
  subject: (typeof trailSubjects)[number]
  /** Default: none, as for a list. */
  subjectId?: string
  /** Why, or what was asked of a list. */
  reason?: string
}

/** Writes down what a member of staff is about to see or do. Await it first: what cannot be written is not shown. */
export async function writeTrail(
  { db, services }: Pick<Scope, 'db' | 'services'>,
  staff: Pick<UserRow, 'id' | 'email'>,
  { action, subject, subjectId, reason = '' }: Look,
): Promise<void> {
  await db.insert(auditTrail).values({
    staffId: staff.id,
    staffEmail: staff.email,
    action,
    subjectKind: subject,
    subjectId: subjectId ?? null,
    reason: reason.slice(0, 2_000),
    createdAt: services.clock.now(),
  })
}
