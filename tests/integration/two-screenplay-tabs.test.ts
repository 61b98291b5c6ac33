import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from './testing/pretend-page.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { getListScreenplaySegmentsQueryOptions } from '#generated/client/screenplay/screenplay.ts'
import { createScreenplayEditor } from '#src/features/screenplay/lib/screenplay-editor.ts'
import { segmentsIn } from '#src/features/screenplay/lib/segments-cache.ts'
import { createDrafts } from '#src/features/screenplay/stores/drafts.ts'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterEach(() => void vi.unstubAllGlobals())
afterAll(() => app.close())

const SCRIPT = 'INT. KITCHEN - DAY\n\nRain.\n\nMARA\nStay.\n\nShe sits.\n'

async function openTwice() {
  const ada = await app.user()
  const { story_id: storyId } = await app.ok('parseScreenplayAndCreateStory', { as: ada, body: { script: SCRIPT } })
  signIn(app, ada)
  const open = async () => {
    const client = new QueryClient()
    new QueryObserver(client, getListScreenplaySegmentsQueryOptions(storyId)).subscribe(() => undefined)
    const editor = createScreenplayEditor(client, storyId, createDrafts(storyId))
    await editor.refresh()
    const element = (place: number) => {
      const found = segmentsIn(client, storyId)[0]?.elements[place]
      if (!found) throw new Error('There is no such element')
      return found
    }
    const words = () => segmentsIn(client, storyId)[0]?.elements.map((each) => each.dialogue || each.description)
    return { editor, element, words }
  }
  const text = async () => (await app.ok('exportScreenplay', { as: ada, params: { story_id: storyId } })).text
  return { one: await open(), other: await open(), text }
}

test('saves text that is typed into a paragraph, also during a save', async () => {
  const { one, text } = await openTwice()
  one.editor.change(one.element(0), { description: 'Rain runs' })
  const first = one.editor.flush()
  one.editor.change(one.element(0), { description: 'Rain runs down the window.' })
  await first
  expect(await one.editor.flush()).toBe(true)
  expect(one.words()?.[0]).toBe('Rain runs down the window.')
  expect(await text()).toBe(SCRIPT.replace('Rain.', 'Rain runs down the window.'))
})

test('two tabs that edit one paragraph lose no words: the second one chooses', async () => {
  const { one, other, text } = await openTwice()
  const typed = other.element(1)
  other.editor.change(typed, { dialogue: 'Stay, please.' })
  one.editor.change(one.element(1), { dialogue: 'Go.' })
  expect(await one.editor.flush()).toBe(true)
  expect(await other.editor.flush()).toBe(false)
  expect(other.editor.drafts.find(typed.id)).toMatchObject({ state: 'conflict', value: { dialogue: 'Stay, please.' } })
  expect(other.element(1).dialogue).toBe('Go.')
  // Further typing overwrites nothing.
  other.editor.change(other.element(1), { dialogue: 'Stay, please!' })
  expect(await other.editor.flush()).toBe(false)
  expect(await text()).toContain('Go.')
  other.editor.resolve(other.element(1), 'mine')
  expect(await other.editor.flush()).toBe(true)
  expect(await text()).toContain('MARA\nStay, please!\n')
})

test('merges two tabs’ changes of different words of one paragraph', async () => {
  const { one, other, text } = await openTwice()
  other.editor.change(other.element(2), { description: 'She sits down.' })
  one.editor.change(one.element(2), { description: 'Mara sits.' })
  expect(await one.editor.flush()).toBe(true)
  await other.editor.flush()
  await expect.poll(() => other.editor.flush()).toBe(true)
  expect(await text()).toContain('Mara sits down.')
})

test('can keep both tabs’ words of one paragraph', async () => {
  const { one, other, text } = await openTwice()
  const { id } = other.element(1)
  other.editor.change(other.element(1), { dialogue: 'Stay here.' })
  one.editor.change(one.element(1), { dialogue: 'Stay there.' })
  await one.editor.flush()
  await other.editor.flush()
  expect(other.editor.drafts.find(id)?.state).toBe('conflict')
  other.editor.resolve(other.element(1), 'both')
  expect(await other.editor.flush()).toBe(true)
  expect(await text()).toContain('Stay there here.')
})

test('restores a paragraph that another tab deletes while words are typed into it', async () => {
  const { one, other, text } = await openTwice()
  other.editor.change(other.element(1), { dialogue: 'Do not go.' })
  one.editor.remove(one.element(1))
  await one.editor.settled()
  expect(await other.editor.flush()).toBe(true)
  expect(await text()).toContain('Rain.\n\nMARA\nDo not go.\n\nShe sits.')
  expect(useNotices.getState().shown.map(({ message }) => message)).toContain(
    'This was deleted in another tab. Your text was restored',
  )
})

test('moves and new paragraphs of both tabs end in the intended place; a removal is undone', async () => {
  const { one, other, text } = await openTwice()
  one.editor.reorderElement(one.element(0).segment_id, one.element(0).id, 2)
  const { segment_id: segmentId } = other.element(0)
  void other.editor.add(segmentId, 3, { ...other.element(2), description: 'Night falls.' })
  await Promise.all([one.editor.settled(), other.editor.settled()])
  await Promise.all([one.editor.refresh(), other.editor.refresh()])
  expect(one.words()).toEqual(['Stay.', 'She sits.', 'Rain.', 'Night falls.'])
  expect(other.words()).toEqual(one.words())
  one.editor.remove(one.element(2))
  expect(one.words()).toEqual(['Stay.', 'She sits.', 'Night falls.'])
  useNotices
    .getState()
    .shown.find(({ message }) => message === 'Removed')
    ?.action?.onAction()
  await one.editor.settled()
  expect(await text()).toContain('She sits.\n\nRain.\n\nNight falls.')
})
