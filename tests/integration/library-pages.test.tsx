// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { setUpApp } from './testing/set-up-app.tsx'

const { test, user, open, press, fill, path } = await setUpApp()

/** A generated story of three spoken scenes. */
async function made(as: TestUser): Promise<string> {
  const body = { creation_mode: 'Script' as const, initial_prompt: 'One is here. Two is here. Three is here.' }
  const { story_id: id } = await test.ok('createStory', { as, body })
  await test.ok('splitStoryIntoScenes', { as, body: { story_id: id } })
  await test.ok('submitStory', { as, params: { story_id: id } })
  await test.runJobs()
  return id
}

it('createProject: a project beyond the plan opens the plan dialog, and none is created', async () => {
  const ada = await test.user()
  for (const name of ['One', 'Two', 'Three']) await test.ok('createProject', { as: ada, body: { name } })
  open('/projects', ada)
  await screen.findByText(/3 of 3 in your plan/)
  await press('New project')
  await fill('Name', 'Four')
  await press('Create project')
  const dialog = await screen.findByRole('dialog', { name: 'Your plan is full' })
  expect(dialog.textContent).toContain('You have exceeded the number of Projects & Videos in your plan')
  expect((await test.ok('listProjects', { as: ada, query: {} })).results).toHaveLength(3)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
})

it('duplicateStoryInAnotherLanguage: without a translator a copy is translated by hand, and typed text survives a reload', async () => {
  const ada = await test.user()
  const storyId = await made(ada)
  open(`/duplicate/${storyId}?way=language`, ada)
  const pick = async (language: RegExp) => {
    await user.click(await screen.findByRole('combobox'))
    await user.click(await screen.findByRole('option', { name: language }))
  }
  await pick(/^German/)
  await screen.findByText('Automatic translation isn’t available', { exact: false })
  await screen.findByText('German voice-over isn’t available', { exact: false })
  await press('Duplicate and translate myself')
  await screen.findByText(/^0 of 3 scenes translated/)
  const FIRST = 'Scene 1 in German'
  await fill(FIRST, 'Eins ist hier.')
  open(location.pathname + location.search)
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(FIRST).value).toBe('Eins ist hier.'))
  await screen.findByText(/^1 of 3 scenes translated/)

  open(`/duplicate/${storyId}?way=language`)
  await pick(/United Kingdom/)
  await user.click(await screen.findByText('Tess'))
  await press(/^Duplicate/)
  await waitFor(() => expect(location.search).toContain('way=texts'))
  await test.runJobs()
  await screen.findByText(/voice-overs fit the original/)
  expect(await screen.findAllByText(/(Fits|Longer|Shorter) · \d+\.\d s → \d+\.\d s/)).toHaveLength(3)
})

it('duplicateTemplateInAnotherAccount, acceptTemplateOffer: a template is offered by email, withdrawn, and copied only when accepted', async () => {
  const [ada, bea] = [await test.user(), await test.user()]
  const storyId = await made(ada)
  const send = async () => {
    await fill('Recipient’s email', bea.email)
    await press('Send as template')
  }
  open(`/duplicate/${storyId}?way=account`, ada)
  await send()
  await screen.findByText(new RegExp(`^If ${bea.email} has an account`))
  await press(/^Withdraw /)
  await screen.findByText('No pending templates.')
  await send()
  await screen.findByRole('button', { name: /^Withdraw / })

  open('/app', bea)
  await screen.findByText(/sent you the template/)
  await screen.findByText('No stories yet')
  await press(/^Accept/)
  await screen.findByText(/added to your stories$/)
  await waitFor(() => expect(screen.queryByText(/sent you the template/)).toBeNull())
  expect((await test.ok('getUserStories', { as: bea, query: {} })).results).toHaveLength(1)
  // The sender keeps their own story.
  open(`/duplicate/${storyId}`)
  await screen.findByText('Not Authorized to load story')
})

it('draftCompanyInfo: a text that is too short for a draft is reported at its field and stays', async () => {
  const { writer } = test.app.engines
  test.app.engines.writer = {
    ...writer,
    draftCompany: () => Promise.reject(new EngineError('Paste a few sentences about the company.')),
  }
  open('/brand/company-info', await test.user())
  const SOURCE = 'Text about your company'
  await fill(SOURCE, 'Bread')
  await press('Draft company info')
  await screen.findByText('Paste a few sentences about the company.')
  expect(screen.getByLabelText<HTMLTextAreaElement>(SOURCE).value).toBe('Bread')
  test.app.engines.writer = writer
})

it('design components: a component is found by its states, keys step through them, and each has a URL', async () => {
  open('/design-components', await test.user())
  await screen.findByRole('link', { name: 'Story card' })
  fireEvent.keyDown(document.body, { key: '/', code: 'Slash' })
  const field = screen.getByRole('textbox', { name: 'Find a component' })
  expect(document.activeElement).toBe(field)
  await user.keyboard('card failed{Enter}')
  await path('/design-components/story-card/failed')
  await screen.findByText(/Scene 4 has no voice-over/)
  ;(document.activeElement as HTMLElement | null)?.blur()
  await user.keyboard('k')
  await path('/design-components/story-card/working')
  await user.keyboard('jj')
  await path('/design-components/story-card/loading')
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /^Next state/ })).disabled).toBe(true)
  open('/design-components/nothing')
  await screen.findByText('No component has this name')
})
