import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { PLAN_COUNTS } from '#src/domain/credits.ts'
import { users } from '#server/platform/db/schema/index.ts'
import type { TestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const apps = await onBothDatabases()

/** More than there are connections. */
const CALLS = 16

describe.each(apps)('the limits of a plan, on %s', (_name, test) => {
  let ada: TestUser
  beforeEach(async () => {
    ada = await test.user()
  })

  /** Makes all calls in parallel; returns how many were accepted. The others must have been refused for the plan. */
  async function race(calls: readonly (() => ReturnType<TestApp['call']>)[]): Promise<number> {
    const inTurn = Array.from({ length: CALLS / calls.length }, () => calls).flat()
    const answers = await Promise.all(inTurn.map((call) => call()))
    const refused = answers.filter(({ status }) => status >= 300)
    for (const answer of refused) expect(answer).toMatchObject({ body: { error: 'UPGRADE_MEMBERSHIP' } })
    return CALLS - refused.length
  }

  it('a plan never holds one story too many, with any number of parallel calls of any kind', async () => {
    const free = 4
    const original = await makeStory(test.db, ada)
    for (let index = 1; index < PLAN_COUNTS.free.videos - free; index++) await makeStory(test.db, ada)
    const accepted = await race([
      () => test.call('createEmptyTextStory', { as: ada, body: {} }),
      () => test.call('createStory', { as: ada, body: { creation_mode: 'Text' } }),
      () => test.call('createNarratedStory', { as: ada, body: { initial_prompt: 'A story. It ends.' } }),
      () => test.call('duplicateStory', { as: ada, body: { story_id: original.id } }),
    ])
    expect(accepted).toBe(free)
    const { count } = await test.ok('getUserStories', { as: ada })
    expect(count).toBe(PLAN_COUNTS.free.videos)
  })

  it('a plan never holds one project too many', async () => {
    const accepted = await race([
      () => test.call('createProject', { as: ada, body: { name: 'Coast' } }),
      () => test.call('addBlankProject', { as: ada, body: {} }),
    ])
    expect(accepted).toBe(PLAN_COUNTS.free.projects)
    expect((await test.ok('listProjects', { as: ada })).count).toBe(PLAN_COUNTS.free.projects)
  })

  it('a plan never holds one image style too many', async () => {
    const body = { name: 'Ink', prompt: 'ink on paper' }
    expect(await race([() => test.call('createImageStyle', { as: ada, body })])).toBe(PLAN_COUNTS.free.imageStyles)
  })

  it('a plan never holds one trained model too many, and a premium plan any number', async () => {
    const begin = () => test.call('createLora', { as: ada, body: { lora_type: 'STYLE' } })
    expect(await race([begin])).toBe(PLAN_COUNTS.free.models)
    expect((await begin()).body).toMatchObject({
      message: 'You have exceeded the number of trained models in your plan',
    })
    await test.db.update(users).set({ isPremium: true }).where(eq(users.id, ada.id))
    expect((await begin()).status).toBe(200)
  })
})
