// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import type { BrandSettings } from '#generated/schema.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { newText } from '#server/testing/new-overlays.ts'
import { chooseOverlays } from '#src/features/editor/core/looked-at.ts'
import { applyBrandStyle } from '#src/features/editor/overlays/overlay-actions.ts'
import { OverlayInspector } from '#src/features/editor/overlays/overlay-inspector.tsx'
import { useChosenOverlays } from '#src/features/editor/overlays/use-chosen-overlays.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { showInEditor } from './testing/show-in-editor.tsx'

const test = await createTestApp()
beforeEach(() => test.reset())
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})
afterAll(() => test.close())

const Chosen = () => <OverlayInspector overlays={useChosenOverlays()} />

async function begin(...texts: Partial<Parameters<typeof newText>[0]>[]) {
  const ada = await test.user()
  const { id: story_id } = await makeStory(test.db, ada, { scenes: [90] })
  const { overlays } = await test.ok('addOverlays', { as: ada, body: { story_id, overlays: texts.map(newText) } })
  const ids = overlays.map(({ id }) => id)
  const show = async () => {
    const shown = await showInEditor(test, ada, story_id, <Chosen />)
    act(() => chooseOverlays(shown.editor, ids))
    return shown.editor
  }
  return {
    ada,
    show,
    read: async () => (await test.ok('getStory', { as: ada, query: { story_id } })).overlays,
    words: async () =>
      (await test.ok('getStory', { as: ada, query: { story_id } })).overlays.map((each) => 'text' in each && each.text),
    undo: () => test.ok('undoStoryEdit', { as: ada, params: { story_id } }),
  }
}
const field = () => screen.findByRole('textbox', { name: 'Text' })

it('updateOverlays: all that is typed in a text is one edit to undo, saved when the field is left or taken away', async () => {
  const { show, words, undo } = await begin({ text: 'One' })
  const editor = await show()
  await userEvent.type(await field(), ' two')
  await userEvent.type(await field(), ' three')
  expect(await words()).toEqual(['One'])
  await userEvent.tab()
  await expect.poll(words).toEqual(['One two three'])
  await userEvent.type(await field(), ' four')
  act(() => chooseOverlays(editor, []))
  await expect.poll(words).toEqual(['One two three four'])
  await undo()
  expect(await words()).toEqual(['One two three'])
  await undo()
  expect(await words()).toEqual(['One'])
})

it('updateOverlays: words that were typed before a reload are saved once their text is shown again', async () => {
  const { show, words } = await begin({ text: 'One' })
  await show()
  await userEvent.type(await field(), ' two')
  const typed = Object.entries({ ...sessionStorage }).filter(([name]) => name.startsWith('overlay text'))
  expect(typed).toHaveLength(1)
  // A page that is reloaded takes nothing away first.
  const [[name = '', value = ''] = []] = typed
  await userEvent.clear(await field())
  cleanup()
  sessionStorage.setItem(name, String(value))
  await show()
  await expect.poll(words).toEqual(['One two'])
  expect(sessionStorage.getItem(name)).toBeNull()
})

it('a text says which letter its font lacks, and an overlay that it is cut at the end of its video', async () => {
  const { show } = await begin({ text: 'Ωmega', font: 'Oswald', duration_ms: 60_000 })
  await show()
  expect(await screen.findByText('Oswald has no “Ω”. Another font is used for it.')).toBeTruthy()
  expect(screen.getByText('Cut at the end of the video. The rest is kept.')).toBeTruthy()
})

it('updateOverlays: chosen texts get the brand’s style in one edit; without one there is nothing to apply', async () => {
  const { ada, show, read, undo } = await begin({ text: 'One' }, { text: 'Two', counts_up: true })
  const editor = await show()
  const context = { editor, view: undefined as never }
  const withBrand = (brand: Partial<BrandSettings>) =>
    useSessionStore.setState(({ user }) => ({
      user: user && { ...user, user_brand_settings: { ...user.user_brand_settings, ...brand } },
    }))
  withBrand({ templated_captions_style: 'CLASSIC' })
  expect(applyBrandStyle.isEnabled(context)).toBe(false)
  const brand = await test.ok('updateUserBrandSettings', {
    as: ada,
    body: { custom_captions_style: { font: 'Oswald', color: '#fff1e6' } },
  })
  withBrand(brand)
  expect(applyBrandStyle.isEnabled(context)).toBe(true)
  const before = await read()
  act(() => applyBrandStyle.run(context))
  await expect.poll(read).toMatchObject([
    { text: 'One', font: 'Oswald', color: '#fff1e6', counts_up: false },
    { text: 'Two', font: 'Oswald', color: '#fff1e6', counts_up: true },
  ])
  await undo()
  expect(await read()).toEqual(before)
})
