import { eq } from 'drizzle-orm'
import { stories, users } from '#server/platform/db/schema/index.ts'
import type { Db } from '#server/platform/ports/db.ts'
import type { Caller } from '#server/testing/caller.ts'
import type { Operation } from './contract.ts'
import { toCall, validRequest } from './valid-requests.ts'
import type { SeededAccount } from './seed-account.ts'

/** Fields that no user may set, each where it is not part of the operation. */
function spoils(victim: SeededAccount): Record<string, unknown> {
  return {
    is_staff: true,
    isStaff: true,
    is_premium: false,
    premium_type: 'STUDIO',
    credit_summary: { balance: 1_000_000 },
    credit_balance: 1_000_000,
    user_id: victim.user.id,
    userId: victim.user.id,
    public_preview_id: 'pv-mass-assigned',
    last_video_file: '/files/media/mass-assigned.mp4',
    lastVideoMediaId: victim.ids.video,
  }
}

/** The values of one user's records that the fields above would change. */
async function readGuarded(db: Db, account: SeededAccount) {
  const [user] = await db.select().from(users).where(eq(users.id, account.user.id))
  const [story] = await db.select().from(stories).where(eq(stories.id, account.ids.story))
  return {
    is_staff: user?.isStaff,
    is_premium: user?.isPremium,
    premium_type: user?.premiumType,
    // A call's cost is deducted; credits are never added.
    has_more_credits: (user?.creditBalance ?? 0) > account.user.row.creditBalance,
    // The call may delete the story.
    user_id: story?.userId ?? account.user.id,
    public_preview_id: story?.publicPreviewId === 'pv-mass-assigned',
    last_video_file: story?.lastVideoMediaId === null || story === undefined,
  }
}

/** Adds the fields to a valid request, together and one by one; returns what changed or failed. */
export async function assignMass(
  caller: Caller,
  db: Db,
  operation: Operation,
  owner: SeededAccount,
  victim: SeededAccount,
): Promise<string[]> {
  const wrong: string[] = []
  const before = await readGuarded(db, owner)
  const request = validRequest(operation, owner)
  const all = spoils(victim)
  const known = new Set(Object.keys(request.body ?? {}))
  const tries = [all, ...Object.entries(all).map(([name, value]) => ({ [name]: value }))]
  for (const more of tries) {
    const extra = Object.fromEntries(Object.entries(more).filter(([name]) => !known.has(name)))
    const call = toCall(operation, { ...request, body: { ...(request.body as object), ...extra } })
    const { status } = await caller.call(operation.id, { as: owner.user, ...call })
    if (status >= 500) wrong.push(`${Object.keys(extra).join()}: ${status}`)
    const after = await readGuarded(db, owner)
    for (const [name, value] of Object.entries(before))
      if (after[name as keyof typeof after] !== value) wrong.push(`${name} was changed by ${operation.id}`)
  }
  return wrong
}
