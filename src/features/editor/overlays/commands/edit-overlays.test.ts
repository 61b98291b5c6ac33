// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OverlayInput, StickerOverlay } from '#generated/schema.ts'
import { FULL_BOX, NO_MOTION } from '#src/domain/overlays.ts'
import { setUpCalls } from '#src/features/editor/testing/set-up-calls.ts'
import { allOverlays, withOverlays } from '#src/features/editor/core/open-overlays.ts'
import { addOverlays, copyOf, deleteOverlays, updateOverlays } from './edit-overlays.ts'

const { begin, checkRefused } = setUpCalls()

const sticker = (id: string, scene_id: string | null, overlay_order = 0): StickerOverlay => ({
  ...{ id, scene_id, kind: 'STICKER', overlay_order, start_ms: 0, duration_ms: 1000, sticker: 'rocket' },
  ...{ box: FULL_BOX, motion_in: NO_MOTION, motion_out: NO_MOTION },
})
const over = {
  story: { overlays: [sticker('film', null)] },
  scenes: { overlays: [sticker('low', 'one'), sticker('high', 'one', 1)] },
}

test.each([
  [
    'updateOverlays: a change is shown at once',
    {
      ...over,
      run: (editor: never) => updateOverlays(editor, [{ overlay_id: 'film', start_ms: 500 }]),
      shown: { 'story.overlays': [{ ...sticker('film', null), start_ms: 500 }] },
      operation: 'updateOverlays',
      body: { story_id: 'story', overlays: [{ overlay_id: 'film', start_ms: 500 }] },
    },
  ],
  [
    'updateOverlays: one that moves to another scene lies there',
    {
      ...over,
      run: (editor: never) => updateOverlays(editor, [{ overlay_id: 'film', scene_id: 'three' }]),
      shown: {
        'story.overlays': [],
        'scenes.three.overlays': [
          { ...sticker('film', 'three') },
          { ...sticker('low', 'one') },
          { ...sticker('high', 'one', 1) },
        ],
      },
      operation: 'updateOverlays',
      body: { story_id: 'story', overlays: [{ overlay_id: 'film', scene_id: 'three' }] },
    },
  ],
  [
    'deleteOverlays: it is gone at once',
    {
      ...over,
      run: (editor: never) => deleteOverlays(editor, ['film']),
      shown: { 'story.overlays': [] },
      operation: 'deleteOverlays',
      body: { story_id: 'story', overlay_ids: ['film'] },
    },
  ],
])('%s, and comes back when it is refused', (_, edit) => checkRefused(edit as never))

test('addOverlays: the new ones are chosen, and the playhead is where they have appeared', async () => {
  const { editor, answer, open } = begin()
  const fade = { ...NO_MOTION, name: 'FADE', duration_ms: 300 } as const
  const added = [sticker('new', null), { ...sticker('upper', null, 1), motion_in: fade }]
  answer('addOverlays', { story_id: 'story', revision: 2, overlays: added })
  const { id: _id, overlay_order: _order, ...input } = sticker('', null)
  await addOverlays(editor, [input, input] satisfies OverlayInput[])
  expect(allOverlays(open()).map(({ id }) => id)).toEqual(['new', 'upper'])
  expect(editor.chosenOverlays.getState()).toEqual(['new', 'upper'])
})

test('overlays of one order lie as on the server: the later and then the one of the higher id is above', () => {
  const { open } = begin()
  const later = { ...sticker('a', null), start_ms: 1 }
  const lain = withOverlays(withOverlays(open(), [later, sticker('c', null)]), [sticker('b', null)])
  expect(lain.story.overlays.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})

test('a copy has no id of its own yet and lies beside the original', () => {
  expect(copyOf(sticker('low', 'one'))).toEqual({
    ...{ scene_id: 'one', kind: 'STICKER', start_ms: 0, duration_ms: 1000, sticker: 'rocket' },
    ...{ box: { ...FULL_BOX, x: 0.03, y: 0.03 }, motion_in: NO_MOTION, motion_out: NO_MOTION },
  })
})
