import { and, eq, isNull } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { storyEdits } from '#server/platform/db/schema/index.ts'

/** Writing a story again replaces all its scenes: what was edited before can be gone back to as a version, not step by step. */
export async function closeHistory({ db, services }: Scope, storyId: string): Promise<void> {
  await db
    .update(storyEdits)
    .set({ overtakenAt: services.clock.now() })
    .where(and(eq(storyEdits.storyId, storyId), isNull(storyEdits.overtakenAt)))
}
