import type { trailActions, trailSubjects } from '#server/platform/db/schema/index.ts'
import { auditTrail } from '#server/platform/db/schema/index.ts'
import type { Scope } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'

export interface AuditEntry {
  action: (typeof trailActions)[number]
  subject: (typeof trailSubjects)[number]
  /** Default: none, as for a list. */
  subjectId?: string
  /** Why, or what was asked of a list. */
  reason?: string
}

/** Writes down what a member of staff is about to see or do. Await it first: what cannot be written is not shown. */
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

/** What a list is asked for; by name the one person and the one story that it is limited to. */
export interface ListLimits {
  user_id?: string | undefined
  story_id?: string | undefined
}

/** What stands in the trail anyway, or says nothing of who was looked at. */
const UNSAID: ReadonlySet<string> = new Set(['kind', 'user_id', 'story_id', 'sort', 'order', 'page_size'])

/** The filters of a list and its page, as they are kept: `, status=FAILED, page=2`. */
function askedText(limits: ListLimits): string {
  const said = Object.entries(limits).filter(([name, value]) => !UNSAID.has(name) && value !== undefined)
  return said
    .filter(([name, value]) => name !== 'page' || value !== 1)
    .map(([name, value]) => `, ${name}=${Array.isArray(value) ? value.join('|') : String(value)}`)
    .join('')
}

/** What a list is about: whom or what it is limited to, or everything in it. */
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
 * Writes down a look at the rows of a person or of a story, and at a list of people. Other lists are of work and money, and name people
 * by masked addresses alone.
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

/** Writes down that a list leaves as a file. @param list its name */
export async function writeExport(
  call: Pick<Scope, 'db' | 'services'>,
  staff: Pick<UserRow, 'id' | 'email'>,
  list: string,
  limits: ListLimits,
): Promise<void> {
  const reason = `${list}${askedText(limits)}`
  for (const of of subjectsOf(limits)) await recordAudit(call, staff, { action: 'EXPORTED_ROWS', ...of, reason })
}
