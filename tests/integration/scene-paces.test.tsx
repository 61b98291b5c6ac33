// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { ProfileForm } from '#src/features/account/components/profile-form.tsx'
import { CompleteProfileForm } from '#src/features/auth/components/complete-profile-form.tsx'
import { StylePanel } from '#src/features/editor/visuals/style/style-panel.tsx'
import { LookStep } from '#src/features/wizard/components/look-step.tsx'
import { DEFAULT_CHOICES } from '#src/features/wizard/lib/choices.ts'
import { showInEditor } from './testing/show-in-editor.tsx'
import { showPage } from './testing/show-page.tsx'

const { test, made } = await setUpThreeScenes()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('updateUserProfile, updateStory: the pace of scenes has the same labels wherever it is chosen', async () => {
  const ada = await test.user()
  const { story_id: storyId } = await made(ada)
  const profile = await test.ok('getUserProfile', { as: ada })
  const words = async () => {
    const group = within(await screen.findByRole('radiogroup', { name: /^Pace/ }))
    return group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  }
  const pages = [
    <ProfileForm key="account" profile={profile} />,
    <CompleteProfileForm key="signup" profile={profile} />,
    <LookStep key="wizard" choices={DEFAULT_CHOICES} onChange={() => undefined} />,
  ]
  for (const page of pages) {
    showPage(test, ada, page, ['/'], '/')
    expect(await words()).toEqual(['Slow', 'Medium', 'Fast'])
  }
  await showInEditor(test, ada, storyId, <StylePanel />)
  expect(await words()).toEqual(['Slow', 'Medium', 'Fast'])
})
