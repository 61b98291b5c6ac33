import { and, desc, eq } from 'drizzle-orm'
import type { Capsule } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { capsules } from '#server/platform/db/schema/index.ts'
import { signDownload } from '#server/platform/files/signing.ts'

export type CapsuleRow = typeof capsules.$inferSelect

const MAX_ROWS = 200

export const capsuleFileKey = (id: string): string => `capsules/${id}.gz`

/** What is shown of a capsule before it is opened. */
export function presentCapsuleFacts(row: CapsuleRow): Omit<Capsule, 'url'> {
  return {
    ...{ capsule_id: row.id, report_id: row.reportId, story_id: row.storyId },
    ...{ description: row.description, app_version: row.appVersion, size_bytes: row.sizeBytes },
    created_at: row.createdAt.toISOString(),
  }
}

export async function presentCapsule({ services }: Pick<Scope, 'services'>, row: CapsuleRow) {
  return { ...presentCapsuleFacts(row), url: await signDownload(services, row.fileKey) }
}

/** A user's capsules, newest first. */
export function capsulesOf(db: Scope['db'], userId: string): Promise<CapsuleRow[]> {
  return db
    .select()
    .from(capsules)
    .where(eq(capsules.userId, userId))
    .orderBy(desc(capsules.createdAt), desc(capsules.id))
    .limit(MAX_ROWS)
}

/** Deletes a user's capsule; undefined: it is not theirs. */
export async function takeCapsule(db: Scope['db'], userId: string, id: string): Promise<CapsuleRow | undefined> {
  const [row] = await db
    .delete(capsules)
    .where(and(eq(capsules.id, id), eq(capsules.userId, userId)))
    .returning()
  return row
}
