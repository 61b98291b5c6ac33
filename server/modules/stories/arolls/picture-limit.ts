import { and, count, eq, gte, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { creditHolds } from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** New pictures within 24 hours; those that failed do not count. */
const PICTURES_PER_DAY = { free: 50, premium: 500 } as const

/** Refuses new pictures, one unless it says otherwise, when the plan's are used up for now. */
export async function requirePictureLeft(
  { db, services }: Scope,
  user: { id: string; isPremium: boolean },
  more = 1,
): Promise<void> {
  const [row] = await db
    .select({ made: count() })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.userId, user.id),
        inArray(creditHolds.status, ['HELD', 'CAPTURED']),
        eq(creditHolds.action, 'regenerate_image'),
        gte(creditHolds.createdAt, new Date(services.clock.now().getTime() - DAY_MS)),
      ),
    )
  if ((row?.made ?? 0) + more > PICTURES_PER_DAY[user.isPremium ? 'premium' : 'free'])
    throw new HttpError(403, {
      message: 'You have used all pictures of your plan for now',
      error: 'IMAGE_USAGE_LIMIT_REACHED',
    })
}
