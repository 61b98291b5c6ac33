import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storyEdits } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { editAtRandom, readEssence, type EditedStory } from './testing/edited-story.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

const isLong = process.env.LONG_TESTS === '1'
const seeds = Array.from({ length: isLong ? 60 : 2 }, (_, index) => index + 1)
const EDITS = isLong ? 30 : 10

/** Where undoing step by step first led to another document than before; -1: nowhere. */
async function firstDifference({ owner, storyId, states }: EditedStory): Promise<number> {
  for (let at = states.length - 2; at >= 0; at--) {
    await app.ok('undoStoryEdit', { as: owner, params: { story_id: storyId } })
    if (JSON.stringify(await readEssence(app, owner, storyId)) !== JSON.stringify(states[at])) return at
  }
  return -1
}

/** What lies over and under scenes, and what moves, copies and deletes these: often enough to meet each other. */
const LAYERS = /^(?:add|update|delete)(?:Overlays|MusicCues)$|^(?:add|delete|split|swap|reorder|merge)Scenes?$/u

const cases = [
  ...seeds.map((seed) => [seed, 'any kind', /./u] as const),
  ...seeds.slice(0, 30).map((seed) => [seed, 'scenes, overlays and cues', LAYERS] as const),
]

test.each(cases)(
  'seed %i, edits of %s: undo leads through every state back to the first, redo to the last',
  async (seed, _kind, used) => {
    const { owner, storyId, states, steps } = await editAtRandom(app, seed, EDITS, (id) => used.test(id))
    expect(states.length, steps.join('\n')).toBeGreaterThan(EDITS / 2)
    const params = { story_id: storyId }
    // Byte by byte, as it is sent.
    const expectState = async (at: number, step: string) =>
      expect(JSON.stringify(await readEssence(app, owner, storyId)), `${step} in\n${steps.join('\n')}`).toBe(
        JSON.stringify(states[at]),
      )
    for (let round = 0; round < 2; round++) {
      for (let at = states.length - 2; at >= 0; at--) {
        const { edit } = await app.ok('undoStoryEdit', { as: owner, params })
        await expectState(at, `undo of ${edit.label}`)
      }
      expect(await app.call('undoStoryEdit', { as: owner, params })).toMatchObject({ status: 409 })
      for (let at = 1; at < states.length; at++) {
        const { edit } = await app.ok('redoStoryEdit', { as: owner, params })
        await expectState(at, `redo of ${edit.label}`)
      }
    }
  },
  120_000,
)

test('seeded fault: a log entry without one column is found', async () => {
  const edited = await editAtRandom(app, 1, 4)
  const rows = await app.db
    .select()
    .from(storyEdits)
    .where(and(eq(storyEdits.storyId, edited.storyId)))
    .orderBy(asc(storyEdits.revision))
  const row = rows.find(({ inverse }) => inverse.some((step) => step.op === 'update'))
  if (!row) throw new Error('No edit changed a row')
  const inverse = row.inverse.map((step) => (step.op === 'update' ? { ...step, values: {} } : step))
  await app.db.update(storyEdits).set({ inverse }).where(eq(storyEdits.id, row.id))
  expect(await firstDifference(edited)).toBeGreaterThanOrEqual(0)
})
