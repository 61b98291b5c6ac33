import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepCredits } from '#server/sweep-credits.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { readBalance } from '#server/modules/billing/credits/account.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { HOLD_LIMIT_MS } from '#server/modules/billing/credits/release-old-holds.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const notifications = async (as: { token: string }) =>
  (await test.ok('listNotifications', { as, query: {} })).results.map(({ kind, title, path }) =>
    [kind, title, path].join(' | '),
  )

describe('notifyReleased', () => {
  it('notifyReleased tells once, at its place, of work that never ended and whose credits are free again', async () => {
    const ada = await test.user()
    const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Script' } })
    const before = await readBalance(test.app, ada.id)
    const taskId = crypto.randomUUID()
    await test.scope(async (scope) => {
      await hold(scope, ada.id, { action: 'generate_visuals', storyId: story_id, sceneId: crypto.randomUUID() })
      await hold(scope, ada.id, { action: 'generate_visuals', storyId: story_id, sceneId: crypto.randomUUID() })
      await hold(scope, ada.id, { action: 'upscale', taskId, tool: 'UPSCALE' })
      await hold(scope, ada.id, { action: 'generate_story', storyId: crypto.randomUUID() })
    })
    test.clock.advance(HOLD_LIMIT_MS)
    await sweepCredits(test.app)
    expect(await notifications(ada)).toEqual([])
    test.clock.advance(1)
    await sweepCredits(test.app)
    await sweepCredits(test.app)
    expect(await readBalance(test.app, ada.id)).toEqual(before)
    const lines = await notifications(ada)
    expect(lines).toHaveLength(3)
    expect(lines.find((line) => line.includes('Visuals for a whole story'))).toContain(`| /story/${story_id}?scene=`)
    expect(lines.find((line) => line.includes('Upscale'))).toContain(`| /upscale?result=${taskId}`)
    expect(
      lines.filter((line) => line.startsWith('TASK_FAILED | ') && line.endsWith('| /account/subscription')),
    ).toHaveLength(1)
  })
})
