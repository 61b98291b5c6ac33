// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OverlayBox, StickerOverlay } from '#generated/schema.ts'
import { FULL_BOX, NO_MOTION } from '#src/domain/overlays.ts'
import { setUpCalls } from '#src/features/editor/testing/set-up-calls.ts'
import type { Action } from '../core/action.tsx'
import { chooseOverlays } from '../core/looked-at.ts'
import { alignActions } from './align-actions.ts'

const { begin } = setUpCalls()

const sticker = (id: string, scene_id: string | null, box: Partial<OverlayBox>): StickerOverlay => ({
  ...{ id, scene_id, kind: 'STICKER', overlay_order: 0, start_ms: 0, duration_ms: 1000, sticker: 'rocket' },
  ...{ box: { ...FULL_BOX, width: 0.2, height: 0.2, ...box }, motion_in: NO_MOTION, motion_out: NO_MOTION },
})
const find = (id: string): Action => {
  const action = alignActions.find((each) => each.id === id)
  if (!action) throw new Error(`No action ${id}`)
  return action
}

test('chosen overlays of scene and video are aligned in one edit, without those that lie there already', async () => {
  const { editor, calls, isAtRest } = begin((story) => ({
    ...story,
    overlays: [sticker('film', null, { x: 0.5 }), sticker('other', null, { x: 0.7 })],
    scenes: story.scenes.map((scene, at) =>
      at === 0 ? { ...scene, overlays: [sticker('low', 'one', { x: 0 })] } : scene,
    ),
  }))
  const context = { editor, view: undefined as never }
  const canRun = () => ['align-overlays-left', 'distribute-overlays-vertical'].map((id) => find(id).isEnabled(context))
  expect(canRun()).toEqual([false, false])
  chooseOverlays(editor, ['film', 'low'])
  expect(canRun()).toEqual([true, false])
  find('align-overlays-left').run(context)
  await isAtRest()
  const box = { ...FULL_BOX, width: 0.2, height: 0.2 }
  expect(calls).toMatchObject([
    { operation: 'updateOverlays', body: { story_id: 'story', overlays: [{ overlay_id: 'film', box }] } },
  ])
  chooseOverlays(editor, ['film', 'low', 'other'])
  expect(canRun()).toEqual([true, true])
})
