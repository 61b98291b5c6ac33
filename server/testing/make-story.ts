import { arolls, scenes, stories } from '#server/platform/db/schema/index.ts'
import type { Db } from '#server/platform/ports/db.ts'
import type { TestUser } from './test-user.ts'

export interface NewTestStory {
  /** Frames of each scene, in order. Default: one scene of 90. */
  scenes?: readonly number[]
  values?: Partial<typeof stories.$inferInsert>
}

export interface TestStory {
  id: string
  sceneIds: string[]
  /** The one A-roll of each scene. */
  arollIds: string[]
}

/** A finished square story without files, written straight into the tables. */
export async function makeStory(db: Db, owner: Pick<TestUser, 'id'>, options: NewTestStory = {}): Promise<TestStory> {
  const now = new Date('2026-03-01T10:00:00Z')
  const times = { createdAt: now, updatedAt: now }
  const id = crypto.randomUUID()
  await db.insert(stories).values({
    id,
    userId: owner.id,
    displayTitle: 'The keeper’s last letter',
    creationMode: 'Text',
    aspectRatio: 'ONE_ONE',
    status: 'COMPLETED',
    firstGeneratedAt: now,
    ...times,
    ...options.values,
  })
  const sceneIds: string[] = []
  const arollIds: string[] = []
  for (const [elementOrder, durationInFrames] of (options.scenes ?? [90]).entries()) {
    const sceneId = crypto.randomUUID()
    const arollId = crypto.randomUUID()
    await db.insert(scenes).values({
      id: sceneId,
      storyId: id,
      elementOrder,
      durationInFrames,
      status: 'COMPLETED',
      text: 'He writes.',
      ...times,
    })
    await db.insert(arolls).values({
      id: arollId,
      sceneId,
      arollOrder: 0,
      arollType: 'ImageARoll',
      durationMs: Math.round((durationInFrames * 1000) / 30),
      ...times,
    })
    sceneIds.push(sceneId)
    arollIds.push(arollId)
  }
  return { id, sceneIds, arollIds }
}
