import { expect, test } from 'vitest'
import { clamp01, easeInCubic, easeInOutCubic, easeInOutSine, easeOutBack, easeOutCubic, mix } from './easing.ts'

const AT = [-1, 0, 0.25, 0.5, 0.75, 1, 2]

test.each([
  ['clamp01', clamp01, [0, 0, 0.25, 0.5, 0.75, 1, 1]],
  ['easeOutCubic', easeOutCubic, [0, 0, 0.578125, 0.875, 0.984375, 1, 1]],
  ['easeInCubic', easeInCubic, [0, 0, 0.015625, 0.125, 0.421875, 1, 1]],
  ['easeInOutSine', easeInOutSine, [0, 0, 0.146447, 0.5, 0.853553, 1, 1]],
  ['easeInOutCubic', easeInOutCubic, [0, 0, 0.0625, 0.5, 0.9375, 1, 1]],
  ['easeOutBack', easeOutBack, [0, 0, 0.817188, 1.0875, 1.064063, 1, 1]],
] as const)('%s goes from nothing to everything, and stays there before and after', (_, ease, values) => {
  expect(AT.map(ease)).toEqual(values.map((value) => expect.closeTo(value, 5) as number))
})

test('a mix lies as far between two numbers as its share', () => {
  expect([0, 0.25, 1].map((share) => mix(10, 30, share))).toEqual([10, 15, 30])
})
