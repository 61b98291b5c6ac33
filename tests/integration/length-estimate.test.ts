import { afterAll, beforeEach, expect, test } from 'vitest'
import { DEFAULT_CHOICES } from '#src/features/wizard/lib/choices.ts'
import { estimateScenes, estimateStory } from '#src/features/wizard/lib/estimate.ts'
import { FPS } from '#src/domain/frames.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

const SCRIPT =
  'A lighthouse keeper writes one letter to a town that no longer exists. Nobody answers. The sea does, every night at 9:30 p.m., ' +
  'and Dr. Brand reads it aloud.\n\nIn spring a boat comes with a reply, and nobody in it.'

test('the wizard’s steps and the credits estimate show the same length of a script, before and after it is divided', async () => {
  const ada = await app.user()
  const whileTyped = estimateStory({ ...DEFAULT_CHOICES, kind: 'SCRIPT', text: SCRIPT }, false)
  const { story_id } = await app.ok('createStory', {
    as: ada,
    body: { creation_mode: 'Script', script_type: 'SCRIPT', initial_prompt: SCRIPT },
  })
  const asked = async () =>
    (await app.ok('estimateCreditsForStory', { as: ada, body: { story_id } })).duration_in_frames
  expect(await asked()).toBe(Math.round(whileTyped.seconds * FPS))
  await app.ok('splitStoryIntoScenes', { as: ada, body: { story_id } })
  await app.runJobs()
  const { scenes } = await app.ok('getStory', { as: ada, query: { story_id } })
  expect(scenes.length).toBeGreaterThan(2)
  expect(await asked()).toBe(Math.round(estimateScenes(whileTyped, scenes, false).seconds * FPS))
})
