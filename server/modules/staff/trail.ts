import type { trailActions, trailSubjects } from '#server/platform/db/schema/index.ts'
import { auditTrail } from '#server/platform/db/schema/index.ts'
import type { Scope } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'

export interface AuditEntry {
  action: (typeof trailActions)[number]
  subject: (typeof trailSubjects)[number]
  /** Default: none, as for a list. */
  subjectId?: string
  /** The reason, or the query of a list. */
  reason?: string
}

/** Records what a staff member is about to see or do. Await it first: what cannot be recorded is not shown. */
export async function recordAudit(
  { db, services }: Pick<Scope, 'db' | 'services'>,
  staff: Pick<UserRow, 'id' | 'email'>,
  ...entries: AuditEntry[]
): Promise<void> {
  if (entries.length === 0) return
  await db.insert(auditTrail).values(
    entries.map(({ action, subject, subjectId, reason = '' }) => ({
      staffId: staff.id,
      staffEmail: staff.email,
      action,
      subjectKind: subject,
      subjectId: subjectId ?? null,
      reason: reason.slice(0, 2_000),
      createdAt: services.clock.now(),
    })),
  )
}

/** A list's query; by name the one user and the one story that it is limited to. */
export interface ListLimits {
  user_id?: string | undefined
  story_id?: string | undefined
}

/** Recorded anyway, or irrelevant for whose data was viewed. */
const UNSAID: ReadonlySet<string> = new Set(['kind', 'user_id', 'story_id', 'sort', 'order', 'page_size'])

/** The filters of a list and its page, as they are stored: `, status=FAILED, page=2`. */
function askedText(limits: ListLimits): string {
  const said = Object.entries(limits).filter(([name, value]) => !UNSAID.has(name) && value !== undefined)
  return said
    .filter(([name, value]) => name !== 'page' || value !== 1)
    .map(([name, value]) => `, ${name}=${Array.isArray(value) ? value.join('|') : String(value)}`)
    .join('')
}

/** The subject of a list: its user or story, or all. */
function subjectsOf({ user_id: personId, story_id: storyId }: ListLimits) {
  const limits = [
    { subject: 'PERSON', subjectId: personId },
    { subject: 'STORY', subjectId: storyId },
  ] as const
  const given = limits.flatMap(({ subject, subjectId }) => (subjectId === undefined ? [] : { subject, subjectId }))
  return given.length > 0 ? given : [{ subject: 'LIST' } as const]
}

const LOOKS = { PERSON: 'VIEWED_PERSON', STORY: 'VIEWED_STORY', LIST: 'SEARCHED_PEOPLE' } as const

/**
 * Records a view of the rows of a user or of a story, and of a list of users. Other lists show work and payments, and name
 * users by masked emails alone.
 */
export async function recordListView(
  call: Pick<Scope, 'db' | 'services'>,
  staff: Pick<UserRow, 'id' | 'email'>,
  { list, listsPeople, limits }: { list: string; listsPeople: boolean; limits: ListLimits },
): Promise<void> {
  for (const of of subjectsOf(limits))
    if (of.subject !== 'LIST' || listsPeople)
      await recordAudit(call, staff, { action: LOOKS[of.subject], ...of, reason: `Rows: ${list}${askedText(limits)}` })
}

/** Records the export of a list. @param list its name */
export async function writeExport(
  call: Pick<Scope, 'db' | 'services'>,
  staff: Pick<UserRow, 'id' | 'email'>,
  list: string,
  limits: ListLimits,
): Promise<void> {
  const reason = `${list}${askedText(limits)}`
  for (const of of subjectsOf(limits)) await recordAudit(call, staff, { action: 'EXPORTED_ROWS', ...of, reason })
}
