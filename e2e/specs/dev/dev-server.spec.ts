import { expect, test } from '../../fixtures/test.ts'

test.use({ filmSeconds: 8 })

// `npm run dev` serves the tab host of the other tests, by module instead of built.
test('the dev server serves the app with its backend in the tab', async ({ openStory, editor }) => {
  expect(openStory.storyId).not.toBe('')
  expect(await editor.scenes.count()).toBeGreaterThan(1)
})
