// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { TextWizard } from '#src/features/wizard/components/text-wizard.tsx'
import { eventsOf, showPage } from './testing/show-page.tsx'

const test = await createTestApp()
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  await test.reset()
})
afterAll(() => test.close())

const SENTENCE = 'This is one of many sentences with exactly ten words.'

async function open(creation_mode: 'Text' | 'Narrated', initial_prompt: string, step: string) {
  const ada = await test.user()
  const body = { creation_mode, script_type: 'SCRIPT' as const, initial_prompt }
  const { story_id: storyId } = await test.ok('createStory', { as: ada, body })
  const deliverEvents = eventsOf(test)
  showPage(test, ada, <TextWizard storyId={storyId} />, ['/new-story/:storyId'], `/new-story/${storyId}?step=${step}`)
  return { runJobs: () => act(async () => (await test.runJobs(), deliverEvents())) }
}
const next = () => within(screen.getByRole('contentinfo')).getAllByRole<HTMLButtonElement>('button').at(-1)

it('a script that is too long for the plan is divided, and rejected at the last step with the reason', async () => {
  const { runJobs } = await open('Text', Array.from({ length: 40 }, () => SENTENCE).join(' '), 'review')
  await expect.poll(async () => (await runJobs(), screen.queryByRole('list', { name: 'Scenes' }))).not.toBeNull()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Video length cannot exceed 60 seconds for a free account',
  )
  expect(next()?.disabled).toBe(true)
})

it('a text without names has an empty cast, to which a character is added', async () => {
  const { runJobs } = await open('Text', SENTENCE, 'cast')
  await expect
    .poll(async () => (await runJobs(), screen.queryByText('No characters found')), { timeout: 10_000 })
    .not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add a character' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a character' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ida')
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  const cast = within(await screen.findByRole('list', { name: 'Cast' }))
  expect(cast.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^.?Ida/)])
})

it('a narration, which has no cast, is divided as it is written', async () => {
  const text = 'Every evening the old lighthouse wakes.\n\nIts light draws a slow circle.'
  const { runJobs } = await open('Narrated', text, 'review')
  await expect.poll(async () => (await runJobs(), screen.queryByRole('list', { name: 'Scenes' }))).not.toBeNull()
  const scenes = within(screen.getByRole('list', { name: 'Scenes' })).getAllByRole('listitem')
  expect(scenes).toHaveLength(2)
  expect(within(screen.getByRole('navigation', { name: 'Steps' })).queryByText('Cast')).toBeNull()
})
