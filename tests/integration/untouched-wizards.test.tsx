// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { Component as AudioPage } from '#src/app/routes/new-audio/page.tsx'
import { Component as CaptionsPage } from '#src/app/routes/new-video-captions/page.tsx'
import { AvatarWizard } from '#src/features/avatar/components/avatar-wizard.tsx'
import { TextWizard } from '#src/features/wizard/components/text-wizard.tsx'
import { showPage } from './testing/show-page.tsx'

const test = await createTestApp()
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  await test.reset()
})
afterAll(() => test.close())

const titles = async (as: TestUser) =>
  (await test.ok('getUserStories', { as })).results.map(({ display_title: title }) => title)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

// Typed text stays in this browser until a story is created with it.
it.each(['prompt', 'script', 'screenplay', 'narration'])(
  'createStory: a wizard for a %s that is left without a text leaves no story',
  async (kind) => {
    const ada = await test.user()
    showPage(test, ada, <TextWizard storyId={undefined} />, ['/new-story'], `/new-story?kind=${kind}`)
    await press(/^Next|^Import/)
    await screen.findByText(/^Enter (?:or paste|at least three)(?: a)? \w+(?: first)?$/u)
    cleanup()
    expect(await titles(ada)).toEqual([])
  },
)

it.each([
  ['recording', <AudioPage key="audio" />, '/new-audio', 'Record'],
  ['captioned video', <CaptionsPage key="video" />, '/new-video-captions', null],
  ['portrait', <AvatarWizard key="avatar" storyId={undefined} />, '/avatar-video', null],
])('createStory: a wizard that is left without a %s leaves no story', async (_what, page, path, looked) => {
  const ada = await test.user()
  showPage(test, ada, page, [path], path)
  if (looked !== null) await press(looked)
  cleanup()
  expect(await titles(ada)).toEqual([])
})

it('createStory: an avatar starts with the chosen portrait, not with a rejected one', async () => {
  const ada = await test.user()
  const { place } = showPage(test, ada, <AvatarWizard storyId={undefined} />, ['/avatar-video'], '/avatar-video')
  const field = await screen.findByLabelText('Portrait', { selector: 'input[type=file]' })
  await userEvent.setup({ applyAccept: false }).upload(field, new File(['words'], 'a.txt', { type: 'text/plain' }))
  await screen.findByRole('alert')
  expect(await titles(ada)).toEqual([])

  await userEvent.click(await screen.findByRole('radio', { name: 'Mara' }))
  await expect.poll(() => titles(ada)).toEqual(['Untitled avatar'])
  expect(place()).toMatch(/story_id=/u)
})
