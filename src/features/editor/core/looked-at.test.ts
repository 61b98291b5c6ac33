// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createEditor, type Editor } from './editor.ts'
import {
  chooseAroll,
  chosenAroll,
  closeVisualDialog,
  createSelectionStore,
  createVisualDialog,
  FIRST_CHOICES,
  openTaskDialog,
  openVisualDialog,
  registerTimeline,
  selectedScenes,
  selectResult,
  type PreviousTask,
  type TimelineHandle,
} from './looked-at.ts'

let editor: Editor
beforeEach(() => {
  editor = createEditor(exampleStory(), new QueryClient())
})

const dialog = () => editor.visualDialog.getState()

test('one dialog of an A-roll is open at a time: another replaces it, closing leaves none', () => {
  expect(dialog()).toBeNull()
  openVisualDialog(editor, 'one', 'crop')
  expect(dialog()).toEqual({ arollId: 'one', name: 'crop' })
  openVisualDialog(editor, 'two', 'LIP_SYNC')
  expect(dialog()).toEqual({ arollId: 'two', name: 'LIP_SYNC' })
  closeVisualDialog(editor)
  expect(dialog()).toBeNull()
})

test('each scene remembers its own A-roll; a deleted one is replaced by the first', () => {
  const { order, scenes } = editor.store.getState().open
  const [here = '', there = ''] = order
  const first = scenes[here]?.arollIds[0]
  expect(first).toBeDefined()
  expect(chosenAroll(editor, here)).toBe(first)
  const last = scenes[there]?.arollIds.at(-1) ?? ''
  chooseAroll(editor, there, last)
  chooseAroll(editor, here, 'deleted meanwhile')
  expect([chosenAroll(editor, here), chosenAroll(editor, there)]).toEqual([first, last])
  expect(chosenAroll(editor, 'no scene')).toBeUndefined()
})

test('an A-roll that is chosen beside the first is selected', () => {
  const [here = ''] = editor.store.getState().open.order
  editor.store.setState(({ open }) => {
    const scene = open.scenes[here]
    return scene ? { open: { ...open, scenes: { ...open.scenes, [here]: { ...scene, arollIds: ['a', 'b'] } } } } : {}
  })
  chooseAroll(editor, here, 'b')
  expect(chosenAroll(editor, here)).toBe('b')
})

test('the visible timeline is the last one mounted, in any order of unmounting', () => {
  const handle = (): TimelineHandle => ({ zoomBy: () => {}, setFullScale: () => {}, fit: () => {} })
  const [before, after] = [handle(), handle()]
  const removeBefore = registerTimeline(editor, before)
  const removeAfter = registerTimeline(editor, after)
  removeBefore()
  expect(editor.timeline).toBe(after)
  removeAfter()
  expect(editor.timeline).toBeNull()
})

const previous: PreviousTask = {
  tool: 'UPSCALE',
  modelId: 'draft-upscale',
  sourceId: 'picture',
  choices: FIRST_CHOICES,
}

test('a tool’s dialog opens for one A-roll, with the earlier request if there is one', () => {
  const editor = { visualDialog: createVisualDialog() }
  expect(editor.visualDialog.getState()).toBeNull()
  openTaskDialog(editor, 'aroll', previous)
  expect(editor.visualDialog.getState()).toEqual({ arollId: 'aroll', name: 'UPSCALE', previous })
  // After a reopening it has no earlier state.
  openVisualDialog(editor, 'other', 'crop')
  expect(editor.visualDialog.getState()).toEqual({ arollId: 'other', name: 'crop' })
  closeVisualDialog(editor)
  expect(editor.visualDialog.getState()).toBeNull()
})

const ORDER = ['one', 'two', 'three', 'four']
const select = (leadId: string | null, ids: readonly string[] = [], order: readonly string[] = ORDER) =>
  selectedScenes(order, { leadId, ids })

test('a new selection is a single scene', () => {
  expect(createSelectionStore('two').getState()).toEqual({ leadId: 'two', ids: [] })
})

test('a scene that is selected alone leads; the first one leads when none was selected or it is gone', () => {
  expect(select('three')).toEqual({ sceneId: 'three', selectedSceneIds: ['three'] })
  expect(select(null)).toEqual({ sceneId: 'one', selectedSceneIds: ['one'] })
  expect(select('deleted')).toEqual({ sceneId: 'one', selectedSceneIds: ['one'] })
})

test('several selected scenes are in playing order, without deleted ones', () => {
  expect(select('two', ['four', 'deleted', 'two'])).toEqual({ sceneId: 'two', selectedSceneIds: ['two', 'four'] })
})

test('a deleted lead is replaced by the first of the other selected scenes', () => {
  expect(select('deleted', ['four', 'deleted', 'three'])).toEqual({
    sceneId: 'three',
    selectedSceneIds: ['three', 'four'],
  })
  expect(select('deleted', ['deleted', 'three'])).toEqual({ sceneId: 'three', selectedSceneIds: ['three'] })
})

test('in a story without scenes nothing is selected', () => {
  expect(select('two', ['two', 'three'], [])).toEqual({ sceneId: null, selectedSceneIds: [] })
})

function selecting() {
  const selection = createSelectionStore('a')
  const choose = (leadId: string) => selection.setState({ leadId, ids: [] })
  return { selection, choose, lead: () => selection.getState().leadId }
}

test('the result of work is selected when it arrives', async () => {
  const { selection, choose, lead } = selecting()
  await selectResult({ selection }, Promise.resolve('new'), choose)
  expect(lead()).toBe('new')
})

test('keeps what the user selected while the work was under way', async () => {
  const { selection, choose, lead } = selecting()
  let finish = (_: string) => {}
  const selected = selectResult({ selection }, new Promise<string>((resolve) => (finish = resolve)), choose)
  choose('b')
  finish('new')
  await selected
  expect(lead()).toBe('b')
})

test('refused work selects nothing', async () => {
  const { selection, choose, lead } = selecting()
  await selectResult({ selection }, Promise.resolve(undefined), choose)
  expect(lead()).toBe('a')
})
