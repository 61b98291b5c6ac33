import { count, eq } from 'drizzle-orm'
import { planCounts } from '#src/domain/credits.ts'
import type { Scope } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { loraModels, projects, stories, users } from '#server/platform/db/schema/index.ts'
import { notFound, upgradeRequired } from '#server/platform/http/http-error.ts'

interface Account {
  id: string
  isPremium: boolean
}

/** The defaults of new stories. */
type Preferences = Pick<UserRow, 'scenePacePreference' | 'defaultImageModel'>

/**
 * Refuses one more story when the plan is full; archived ones count. For a refusal before any work: `insertStory` checks
 * again.
 */
export async function requireRoomForStory({ db }: Scope, user: Account): Promise<void> {
  const [row] = await db.select({ count: count() }).from(stories).where(eq(stories.userId, user.id))
  if ((row?.count ?? 0) >= planCounts(user.isPremium).videos) throw upgradeRequired()
}

/** Refuses one more project when the plan is full. For a refusal before any work: `insertProject` checks again. */
export async function requireRoomForProject({ db }: Scope, user: Account): Promise<void> {
  const [row] = await db.select({ count: count() }).from(projects).where(eq(projects.userId, user.id))
  if ((row?.count ?? 0) >= planCounts(user.isPremium).projects) throw upgradeRequired()
}

/** Refuses one more model when the plan is full, also when several are begun in parallel. */
export async function requireRoomForModel(scope: Scope, userId: string): Promise<void> {
  const user = await lockAccount(scope, userId)
  const [row] = await scope.db.select({ count: count() }).from(loraModels).where(eq(loraModels.userId, user.id))
  if ((row?.count ?? 0) >= planCounts(user.isPremium).models)
    throw upgradeRequired('You have exceeded the number of trained models in your plan')
}

/**
 * Serializes an account's additions until the end of the transaction: a count after this stays valid until the row is added.
 * Other rows of the account (and of its credits' history) may be added meanwhile.
 */
export async function lockAccount({ db }: Scope, userId: string): Promise<Account & Preferences> {
  const { id, isPremium, scenePacePreference, defaultImageModel } = users
  const [account] = await db
    .select({ id, isPremium, scenePacePreference, defaultImageModel })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!account) throw notFound()
  return account
}

/** Adds a project. Refused when the plan is full, also when several are added in parallel. */
export async function insertProject(scope: Scope, values: { userId: string; name: string }) {
  const now = scope.services.clock.now()
  return scope.transact(async (inner) => {
    await requireRoomForProject(inner, await lockAccount(inner, values.userId))
    const [row] = await inner.db
      .insert(projects)
      .values({ ...values, createdAt: now, updatedAt: now })
      .returning()
    if (!row) throw new Error('The project was not added')
    return row
  })
}
