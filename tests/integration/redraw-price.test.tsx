// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { WaitingAtProvider } from '#engines/ports.ts'
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
  await screen.findByText('0 of 3')
  const status = await test.ok('getStoryStatus', { as: ada, query: { story_id: storyId } })
  expect(status).not.toHaveProperty('overnight_ready_by')
  await expect.poll(async () => (await runJobs(), await test.balance(ada))).toBe(before - 9)
  expect(asked).toHaveLength(3)
})

it('getStoryStatus: the progress says that images are made overnight, and by when, until the last of them is there', async () => {
  const { ada, story_id: storyId, real } = await begin()
  const waits = new Set<string>()
  real.before = (call) => {
    if (call.startsWith('gpt-image-2, overnight') && !waits.has(call)) {
      waits.add(call)
      throw new WaitingAtProvider('Not yet', { pollAfterMs: 60_000 })
    }
  }
  const { runJobs } = await showInEditor(test, ada, storyId, <RegenerateAll />)
  const text = () => screen.queryByText(/Waiting for the overnight batch, ready by \w{3} \d/)
  await userEvent.click(await screen.findByRole('switch', { name: 'Overnight, half price' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Regenerate 3 scenes ?5 credits/ }))
  expect(text()).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Regenerate for up to 5 credits' }))
  await expect.poll(text).not.toBeNull()
  await runJobs()
  await screen.findByText('0 of 3')
  const due = new Date(test.clock.now().getTime() + 24 * 3_600_000).toISOString()
  const status = () => test.ok('getStoryStatus', { as: ada, query: { story_id: storyId } })
  expect((await status()).overnight_ready_by).toBe(due)
  test.clock.advance(60_000)
  await expect.poll(async () => (await runJobs(), text())).toBeNull()
  expect(await status()).not.toHaveProperty('overnight_ready_by')
})
