// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createEditor, type Editor } from './editor.ts'
import { registerTimeline, type TimelineHandle } from './timeline-handle.ts'
import { chooseAroll, chosenAroll } from './chosen-aroll.ts'
import { closeVisualDialog, openVisualDialog } from './visual-dialog.ts'

let editor: Editor
beforeEach(() => {
  editor = createEditor(exampleStory(), new QueryClient())
})

const dialog = () => editor.visualDialog.getState()

test('one dialog about an A-roll is open: another takes its place, closing leaves none', () => {
  expect(dialog()).toBeNull()
  openVisualDialog(editor, 'one', 'crop')
  expect(dialog()).toEqual({ arollId: 'one', name: 'crop' })
  openVisualDialog(editor, 'two', 'LIP_SYNC')
  expect(dialog()).toEqual({ arollId: 'two', name: 'LIP_SYNC' })
  closeVisualDialog(editor)
  expect(dialog()).toBeNull()
})

test('each scene remembers its own A-roll; one that is gone makes way for the first', () => {
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

test('an A-roll that is chosen beside the first is looked at', () => {
  const [here = ''] = editor.store.getState().open.order
  editor.store.setState(({ open }) => {
    const scene = open.scenes[here]
    return scene ? { open: { ...open, scenes: { ...open.scenes, [here]: { ...scene, arollIds: ['a', 'b'] } } } } : {}
  })
  chooseAroll(editor, here, 'b')
  expect(chosenAroll(editor, here)).toBe('b')
})

test('the timeline on screen is the one that came last, whichever leaves first', () => {
  const handle = (): TimelineHandle => ({ zoomBy: () => {}, setFullScale: () => {}, fit: () => {} })
  const [before, after] = [handle(), handle()]
  const removeBefore = registerTimeline(editor, before)
  const removeAfter = registerTimeline(editor, after)
  removeBefore()
  expect(editor.timeline).toBe(after)
  removeAfter()
  expect(editor.timeline).toBeNull()
})
