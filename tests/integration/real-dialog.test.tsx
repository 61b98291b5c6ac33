// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { setUpQuotes } from '#server/modules/generation/quotes/testing/set-up-quotes.ts'
import { EngineError, WaitingAtProvider } from '#engines/ports.ts'
import { FallbackNote } from '#src/features/editor/generation/real/fallback-note.tsx'
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

it('images overnight have half the price before the press, and say that they wait until they are there', async () => {
  const { ada, story_id: storyId, real, asked } = await begin()
  let polls = 0
  real.before = () => {
    if (++polls <= 3) throw new WaitingAtProvider('Not yet', { pollAfterMs: 60_000 })
  }
  const before = await test.balance(ada)
  const { runJobs } = await showInEditor(test, ada, storyId, <RealNotice />)
  const { dialog, total, accept } = await openDialog()
  await total('9 credits')
  await userEvent.click(dialog.getByRole('switch', { name: 'Overnight, half price' }))
  await total('5 credits')
  dialog.getByText('gpt-image-2, overnight, 1.5 credits per image')
  await accept()
  await screen.findAllByText(/Waiting for the overnight batch, ready by \w{3} \d/)
  await runJobs()
  await screen.findByText(/^0 of 3 done/)
  test.clock.advance(60_000)
  await runJobs()
  await screen.findByText(/^Done: 5 of up to 5 credits/)
  expect(screen.queryByText(/overnight batch/)).toBeNull()
  expect(asked.every((call) => call.startsWith('gpt-image-2, overnight draws'))).toBe(true)
  expect(await test.balance(ada)).toBe(before - 5)
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

it('what a built-in engine made because a model failed says why, and is made again by one press once the model works', async () => {
  const { ada, story_id: storyId, real, quote, accept, ids, film } = await begin()
  real.before = () => {
    throw new EngineError('OpenAI doesn’t have this model: model not found')
  }
  await accept((await quote(await ids('PICTURE'))).id)
  await test.runJobs()
  const before = await test.balance(ada)
  const [first] = (await film())[0]?.arolls ?? []
  const { runJobs } = await showInEditor(
    ...([test, ada, storyId] as const),
    <>
      <RealNotice />
      <FallbackNote of={{ aroll_id: first?.id ?? '' }} />
    </>,
  )
  const reason = 'gpt-image-2: OpenAI doesn’t have this model: model not found.'
  await screen.findByText(`Built-in engines made 3 images. ${reason}`)
  await screen.findByText(`Made by a built-in engine. ${reason}`)
  real.before = () => undefined
  // The later of the two accepted quotes is shown.
  test.clock.advance(1_000)
  const again = await screen.findByRole('button', { name: /^Make again/ })
  await waitFor(() => expect(again.textContent).toContain('9'))
  await userEvent.click(again)
  await screen.findByText(/^Generating: 0 of 3/)
  await runJobs()
  await waitFor(() => expect(screen.queryByText(new RegExp(reason.slice(0, 20)))).toBeNull())
  expect(await test.balance(ada)).toBe(before - 9)
})
