import { expect, it } from 'vitest'
import { setUpGeneration } from './testing/set-up-generation.ts'

const { test, calls, begin, split, submit, read, readStatus } = await setUpGeneration()

const drawn = () => calls.filter((call) => call.startsWith('draw '))

it.each([
  [false, 'draw Image of A statue in the hall.'],
  [true, 'draw Image of A naked statue in the hall.'],
])('where mature content is switched on: %s, a first image is requested as %s', async (show_mature_content, call) => {
  const ada = await test.user()
  await test.ok('updateUserProfile', { as: ada, body: { show_mature_content } })
  const story_id = await begin(ada)
  await split(ada, story_id, 'A naked statue in the hall.')
  await submit(ada, story_id)
  await test.runJobs()
  expect(drawn()).toEqual([call])
  // The words are the user's own.
  expect((await read(ada, story_id)).scenes[0]?.text).toBe('A naked statue in the hall.')
})

it('a prompt against the content rules is never drawn: the scene has the reason, and the others are generated', async () => {
  const ada = await test.user()
  await test.ok('updateUserProfile', { as: ada, body: { show_mature_content: true } })
  const story_id = await begin(ada)
  await split(ada, story_id, 'The beheading is at noon. The square is empty.')
  await submit(ada, story_id)
  await test.runJobs()
  expect(drawn()).toEqual(['draw Image of The square is empty.'])
  expect((await readStatus(ada, story_id)).error_message).toContain(
    'Couldn’t generate the image for scene 1: This prompt may break our content rules',
  )
})
