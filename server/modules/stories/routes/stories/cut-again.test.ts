import { beforeEach, describe, expect, it } from 'vitest'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const { test, begin, split, read, made, engine } = await setUpGeneration()
beforeEach(() => {
  engine.before = () => undefined
})

const OLD = 'One is here. Two boats wait in the bay. Three is here.'

async function choose(as: TestUser, story: string, place: number) {
  const scene = (await read(as, story)).scenes[place]?.id
  await test.ok('setStock', { as, body: { story, scene, stock_data: { id: 'stock-sea', title: 'The sea' } } })
  return scene
}

const cut = async (as: TestUser, story_id: string, text: string) => {
  await split(as, story_id, text)
  await test.runJobs()
  const { scenes } = await read(as, story_id)
  return scenes.map(({ id, text: said, arolls }) => ({
    id,
    said,
    images: arolls.flatMap((aroll) => nameOf(aroll) ?? []),
  }))
}
const nameOf = ({ aroll_object: { media } }: { aroll_object: { media?: { file_name: string } | null } }) =>
  media?.file_name

describe('a text that is split into scenes again', () => {
  it('splitting a text again keeps a chosen image with its words, or nearly the same, at their new place', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    await cut(ada, story_id, OLD)
    const [one, two] = [await choose(ada, story_id, 0), await choose(ada, story_id, 1)]
    const scenes = await cut(
      ada,
      story_id,
      'Zero comes first. One is here. Two boats wait in the harbour. Three is here.',
    )
    expect(scenes).toEqual([
      { id: expect.any(String), said: 'Zero comes first.', images: [] },
      { id: one, said: 'One is here.', images: ['The sea.png'] },
      { id: two, said: 'Two boats wait in the harbour.', images: ['The sea.png'] },
      { id: expect.any(String), said: 'Three is here.', images: [] },
    ])
    expect(scenes.map(({ said }) => said).join(' ')).toBe((await read(ada, story_id)).initial_prompt)
  })

  it('splitting a text again removes an image with the words it was chosen for, and keeps them in a version', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    await cut(ada, story_id, OLD)
    await choose(ada, story_id, 0)
    const scenes = await cut(ada, story_id, 'Nobody else comes along tonight. Three is here.')
    expect(scenes.map(({ images }) => images)).toEqual([[], []])
    const { results } = await test.ok('listStoryVersions', { as: ada, params: { story_id } })
    expect(results[0]).toMatchObject({ name: 'Before rewriting', scenes_total: 3 })
  })

  it('splitting a text again keeps a recording only with the words it says', async () => {
    const ada = await test.user({ extraCredits: 100 })
    const story_id = await made(ada, OLD)
    const before = await read(ada, story_id)
    await choose(ada, story_id, 0)
    await choose(ada, story_id, 1)
    const scenes = await cut(ada, story_id, 'One is here. Two boats wait in the harbour. Three is here.')
    expect(scenes[0]).toMatchObject({ id: before.scenes[0]?.id, images: ['The sea.png'] })
    expect(scenes[1]?.id).not.toBe(before.scenes[1]?.id)
  })
})
