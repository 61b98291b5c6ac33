// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { setUpQuotes } from '#server/modules/generation/quotes/testing/set-up-quotes.ts'
import { RealNotice } from '#src/features/editor/generation/real/real-notice.tsx'
import { showInEditor } from './testing/show-in-editor.tsx'

const { test, begin, made } = await setUpQuotes()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the dialog with images alone. */
async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Generate with AI models' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate with AI models' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Voices' }))
  const scene = (number: number) => dialog.getByRole('checkbox', { name: new RegExp(`^Scene ${number}`) })
  const total = (text: string) =>
    waitFor(() => expect(dialog.getByText('Total').closest('li')?.textContent).toBe(`Total${text}`))
  const accept = () => userEvent.click(dialog.getByRole('button', { name: /^Generate for up to/ }))
  return { dialog, scene, total, accept }
}

it('drafts of a story cannot be upgraded where only built-in engines are connected', async () => {
  const ada = await test.user()
  const storyId = await made(ada)
  await showInEditor(test, ada, storyId, <RealNotice />)
  await test.ok('getRealWork', { as: ada, params: { story_id: storyId } })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Generate with AI models' })).toBeNull())
})

it('acceptQuote, stopQuote: the price follows the selection; the work survives a reload, is stopped, and only finished pieces are charged', async () => {
  const { ada, story_id: storyId, real } = await begin()
  /** The first image is answered, the second is not. */
  let drawn = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  real.before = () => (++drawn > 1 ? held : undefined)
  const before = await test.balance(ada)
  await showInEditor(test, ada, storyId, <RealNotice />)
  const { scene, total, accept } = await openDialog()
  await total('9 credits')
  await userEvent.click(scene(3))
  await total('6 credits')
  await accept()
  await screen.findByText(/^0 of 2 done/)
  const running = test.runJobs()
  await expect.poll(() => drawn).toBe(2)

  const { runJobs } = await showInEditor(test, ada, storyId, <RealNotice />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
  await screen.findByText(/^1 of 2 done, 3 credits charged so far/)
  await userEvent.click(screen.getByRole('button', { name: 'Stop and keep results' }))
  await screen.findByText(/^Stopped: 3 of up to 6 credits charged/)
  screen.getByText('Failed, not charged')
  release()
  await running
  await runJobs()
  expect(await test.balance(ada)).toBe(before - 3)
})

it('createQuote: prompts that will be refused are listed with a rewrite, and the draft engine generates refused ones for free', async () => {
  const { ada, story_id: storyId, film } = await begin()
  const [first] = await film()
  await test.ok('updateImagePrompt', {
    as: ada,
    body: {
      ...{ story_id: storyId, scene_id: first?.id ?? '', aroll_id: first?.arolls[0]?.id ?? null },
      prompt: 'A quiet river. They refuse to leave.',
    },
  })
  const before = await test.balance(ada)
  const { runJobs } = await showInEditor(test, ada, storyId, <RealNotice />)
  const { dialog, scene, total, accept } = await openDialog()
  for (const number of [2, 3]) await userEvent.click(scene(number))
  await total('3 credits')
  await dialog.findByText(/gpt-image-2 will likely refuse “They refuse to leave\.”/)
  await userEvent.click(dialog.getByRole('button', { name: 'Use rewrite' }))
  await dialog.findByText(/Prompt: “A quiet river\.”/)
  await userEvent.click(dialog.getByRole('button', { name: 'Undo rewrite' }))
  await dialog.findByText(/gpt-image-2 will likely refuse/)
  await accept()
  await screen.findByText(/^0 of 1 done/)
  await runJobs()
  await screen.findByText('Done at no charge')
  await screen.findByText(/^Done: 0 of up to 3 credits/)
  expect(await test.balance(ada)).toBe(before)
})
