import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { operationTable, type OperationId } from '#generated/server/operations.ts'
import { madeUpAnswer, overrideOperation } from '#mocks/contract/made-up.ts'

const SEEDS = [1, 2, 3]

const callOf = (id: OperationId) => {
  const { method, path } = operationTable[id]
  return new Request(`http://api.test/api${path.replaceAll(/:\w+/g, '1')}`, { method })
}

test.each(Object.keys(operationTable) as OperationId[])(
  'the generated MSW handler of %s answers as the contract says',
  async (id) => {
    for (const seed of SEEDS) {
      const answer = await madeUpAnswer(callOf(id), seed, [])
      expect(answer?.status).toBe(operationTable[id].successStatus)
      const parsed = operationTable[id].response.safeParse(await answer?.json())
      expect(parsed.error?.issues ?? []).toEqual([])
    }
  },
)

test('equal seeds generate equal answers, other seeds other ones', async () => {
  const answer = async (seed: number) => (await madeUpAnswer(callOf('getStory'), seed))?.text()
  expect(await answer(1)).toBe(await answer(1))
  expect(await answer(2)).not.toBe(await answer(1))
})

test('an overridden operation answers the given parts beside generated ones', async () => {
  const answer = await getResponse(
    [overrideOperation('getStory', () => ({ display_title: 'Mine' }))],
    callOf('getStory'),
  )
  const story = operationTable.getStory.response.parse(await answer?.json())
  expect(story).toMatchObject({ display_title: 'Mine', language: expect.any(String) })
})

test('a generated answer has the requested ids', async () => {
  const story = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
  const request = new Request(`${callOf('getStory').url}?story_id=${story}`)
  const answer = operationTable.getStory.response.parse(await (await madeUpAnswer(request, 1))?.json())
  expect(answer).toMatchObject({ id: story, story_id: story })
  expect(new Set((answer as { scenes: { story_id: string }[] }).scenes.map(({ story_id }) => story_id))).toEqual(
    new Set([story]),
  )
})
