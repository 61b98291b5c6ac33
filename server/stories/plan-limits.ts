import { count, eq } from 'drizzle-orm'
import { planCounts } from '#src/domain/credits.ts'
import type { Scope } from '#server/context.ts'
import { projects, stories } from '#server/db/schema/index.ts'
import { upgradeRequired } from '#server/http/http-error.ts'

interface Account {
  id: string
  isPremium: boolean
}

/** Refuses one more story when the plan is full; archived ones count. */
export async function requireRoomForStory({ db }: Scope, user: Account): Promise<void> {
  const [row] = await db.select({ count: count() }).from(stories).where(eq(stories.userId, user.id))
  if ((row?.count ?? 0) >= planCounts(user.isPremium).videos) throw upgradeRequired()
}

/** Refuses one more project when the plan is full. */
export async function requireRoomForProject({ db }: Scope, user: Account): Promise<void> {
  const [row] = await db.select({ count: count() }).from(projects).where(eq(projects.userId, user.id))
  if ((row?.count ?? 0) >= planCounts(user.isPremium).projects) throw upgradeRequired()
}
