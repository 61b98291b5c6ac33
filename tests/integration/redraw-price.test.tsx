// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { setUpQuotes } from '#server/modules/generation/quotes/testing/set-up-quotes.ts'
import { RegenerateAll } from '#src/features/editor/visuals/style/regenerate-all.tsx'
import { showInEditor } from './testing/show-in-editor.tsx'

const { test, begin } = await setUpQuotes()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('generateWholeLongStoryVideo: regenerates all images for the price that the button and its dialog show', async () => {
  const { ada, story_id: storyId, asked } = await begin()
  const { runJobs } = await showInEditor(test, ada, storyId, <RegenerateAll />)
  const before = await test.balance(ada)
  await userEvent.click(await screen.findByRole('button', { name: /^Regenerate 3 scenes ?9 credits/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Regenerate 3 scenes?' }))
  const lines = within(dialog.getByRole('list', { name: 'Price by engine' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['gpt-image-2, 3 images9 credits'])
  expect(asked).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Regenerate for up to 9 credits' }))
  await expect.poll(async () => (await runJobs(), await test.balance(ada))).toBe(before - 9)
  expect(asked).toHaveLength(3)
})
