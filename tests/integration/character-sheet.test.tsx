// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EngineError, type Illustrator } from '#engines/ports.ts'
import { setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { CastPanel } from '#src/features/editor/cast/cast-panel.tsx'
import { useCastEvents } from '#src/features/editor/cast/use-cast.ts'
import { useEditor } from '#src/features/editor/core/use-editor.ts'
import { showInEditor } from './testing/show-in-editor.tsx'

const { test, made } = await setUpThreeScenes()
let illustrate: Illustrator['illustrate']
beforeEach(() => {
  const { illustrator } = createTestEngines()
  illustrate = illustrator.illustrate
  const follows = { portraits: 6, style: true }
  const info = { label: 'gpt-image-2', builtIn: false }
  const connected: Illustrator = { ...illustrator, info, follows, illustrate: (request) => illustrate(request) }
  test.app.engines = { ...createTestEngines(), illustrator: connected }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Cast() {
  useCastEvents(useEditor())
  return <CastPanel />
}

async function begin() {
  const engines = test.app.engines
  test.app.engines = createTestEngines()
  const ada = await test.user()
  const { story_id: storyId } = await made(ada)
  test.app.engines = engines
  const mara = { call_name: 'Mara', description: 'A woman in a green raincoat' }
  const { id } = await test.ok('createCharacter', { as: ada, params: { storyId }, body: mara })
  const { runJobs } = await showInEditor(test, ada, storyId, <Cast />)
  const card = await screen.findByRole('listitem', { name: 'Mara' })
  const choose = async (name: RegExp) => {
    await userEvent.click(within(card).getByRole('button', { name: 'Actions for Mara' }))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
  }
  return { ada, storyId, id, runJobs, card, choose }
}

const image = (card: HTMLElement) => within(card).queryByRole('img', { name: 'Character sheet of Mara' })

it('drawCharacterSheet, deleteCharacterSheet: the cast panel generates a sheet, says when it is outdated or failed, and removes it', async () => {
  const { ada, storyId, id, runJobs, card, choose } = await begin()
  expect(image(card)).toBeNull()
  await choose(/^Generate character sheet ?1 credit$/)
  await within(card).findByText('Generating character sheet')
  await runJobs()
  await within(card).findByText('Character sheet')
  expect(image(card)).not.toBeNull()

  const params = { storyId, id }
  await test.ok('updateCharacter', { as: ada, params, body: { description: 'A woman in a black suit' } })
  await runJobs()
  await within(card).findByText('Character sheet, outdated')

  illustrate = () => Promise.reject(new EngineError('No body could be drawn.'))
  await choose(/^New character sheet/)
  await runJobs()
  test.takeLogged()
  expect((await within(card).findByRole('alert')).textContent).toBe('No body could be drawn. You were not charged.')
  // The old one stays.
  expect(image(card)).not.toBeNull()

  await choose(/^Remove character sheet$/)
  await expect.poll(() => image(card)).toBeNull()
})

it('the menu has no character sheet where the image model follows no portraits', async () => {
  const { illustrator } = createTestEngines()
  test.app.engines = { ...test.app.engines, illustrator }
  const { card } = await begin()
  await userEvent.click(within(card).getByRole('button', { name: 'Actions for Mara' }))
  await screen.findByRole('menuitem', { name: 'Edit' })
  expect(screen.queryByRole('menuitem', { name: /character sheet/ })).toBeNull()
})
