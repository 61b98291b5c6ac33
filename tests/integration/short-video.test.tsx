// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { ScenesPanel } from '#src/features/editor/scenes/scenes-panel.tsx'
import { showInEditor } from './testing/show-in-editor.tsx'

const test = await createTestApp()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a video from a prompt whose words are few says how much of the chosen length they fill', async () => {
  const user = await test.user()
  const values = { scriptType: 'PROMPT', videoLengthInSec: 60 } as const
  const show = async (scenes: readonly number[], more = {}) => {
    const { id } = await makeStory(test.db, user, { scenes, values: { ...values, ...more } })
    await showInEditor(test, user, id, <ScenesPanel />)
    await screen.findByText('Length')
    return screen.queryByText(/^Your text fills/u)?.textContent
  }
  expect(await show([300, 360])).toBe(
    'Your text fills 22 s of the 60 s you chose. More key points in the prompt make it longer.',
  )
  expect(await show([900, 840])).toBeUndefined()
  // A given script takes what it takes.
  expect(await show([300], { scriptType: 'SCRIPT' })).toBeUndefined()
})
