// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { at, setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { OutdatedNotice } from '#src/features/editor/generation/receipts/outdated-notice.tsx'
import { showInEditor } from './testing/show-in-editor.tsx'

const { test, made } = await setUpThreeScenes()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('listStaleWork, regenerateStaleWork: a changed voice makes its voice-over stale with reason and price, and one press regenerates only that', async () => {
  const ada = await test.user({ isPremium: true, extraCredits: 100 })
  const { story_id: storyId, ids } = await made(ada)
  await test.ok('updateSceneAudio', {
    as: ada,
    body: { story_id: storyId, scene_id: at(ids, 1), voice_code: 'en-GB-test' },
  })
  const { runJobs } = await showInEditor(test, ada, storyId, <OutdatedNotice />)
  await screen.findByText('1 item is out of date')
  await userEvent.click(screen.getByRole('button', { name: 'Review' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Out of date' }))
  const [item, ...others] = within(dialog.getByRole('list', { name: 'Out of date' })).getAllByRole('listitem')
  expect(others).toEqual([])
  expect(item?.textContent).toContain('Scene 2: voice-over')
  expect(item?.textContent).toContain('The voice changed since it was generated. Also updates: captions, length.')

  const before = await test.balance(ada)
  const { credits } = await test.ok('listStaleWork', { as: ada, params: { story_id: storyId } })
  const button = dialog.getByRole('button', { name: /^Update all/ })
  expect(button.textContent).toContain(`${credits} credit`)
  await userEvent.click(button)
  await waitFor(() => expect(test.balance(ada)).resolves.toBe(before - credits))
  await runJobs()
  await dialog.findByText('Everything is up to date.', undefined, { timeout: 5_000 })
  expect(screen.queryByText('1 item is out of date')).toBeNull()
  const { results } = await test.ok('listUsage', { as: ada })
  expect(results.filter(({ story_id, scene_id }) => story_id === storyId && scene_id === at(ids, 1))).toHaveLength(1)
})
