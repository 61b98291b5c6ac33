import { expect, test } from 'vitest'
import type { Render } from '#generated/schema.ts'
import { progressText } from './export-state.ts'

const textOf = (scene: number, share: number, ahead = 0) =>
  progressText({
    phase: 'rendering',
    isInThisTab: false,
    scene,
    share,
    render: { scenes_total: 4, renders_ahead: ahead } as Render,
  })

test('an export shows the scene that is rendered, and that it waits for other users’ videos', () => {
  expect(textOf(0, 0)).toBe('Preparing')
  expect(textOf(0, 0, 1)).toBe('Waiting for another export')
  expect(textOf(0, 0, 2)).toBe('Waiting for 2 other exports')
  expect(textOf(2, 0.379)).toBe('Scene 2 of 4, 37%')
  expect(textOf(2, 0.379, 1)).toBe('Scene 2 of 4, 37%. Waiting for another export')
  // The time after the last scene belongs to it.
  expect(textOf(5, 1)).toBe('Scene 4 of 4, 100%')
})
