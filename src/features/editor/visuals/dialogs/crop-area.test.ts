import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittedArea, storedArea, movedArea, resizedArea, WHOLE } from './crop-area.ts'

test('a corner is dragged against the opposite one, in a fixed proportion if there is one', () => {
  const half = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
  expect(resizedArea(half, 'bottom right', 0.1, 0.2, null)).toEqual({ x: 0.25, y: 0.25, width: 0.6, height: 0.7 })
  expect(resizedArea(half, 'top left', -0.25, -0.25, null)).toEqual({ x: 0, y: 0, width: 0.75, height: 0.75 })
  expect(resizedArea(half, 'bottom right', 0.1, 0, 2)).toEqual({ x: 0.25, y: 0.25, width: 0.6, height: 0.3 })
})

test('the whole image is no crop', () => {
  expect(storedArea(WHOLE)).toBeNull()
  expect(storedArea({ x: 0.1, y: 0, width: 0.9, height: 1 })).toEqual({ x: 0.1, y: 0, width: 0.9, height: 1 })
})

test('a dragged area stays within the image and within the server’s limits', () => {
  const share = fc.double({ min: -2, max: 2, noNaN: true })
  const corner = fc.constantFrom('top left', 'top right', 'bottom left', 'bottom right' as const)
  fc.assert(
    fc.property(share, share, share, share, corner, fc.constantFrom(null, 0.5, 1, 1.7), (a, b, c, d, from, ratio) => {
      const fitted = fittedArea(WHOLE, ratio ?? 1)
      const area = resizedArea(movedArea(resizedArea(fitted, from, a, b, ratio), c, d), from, d, a, ratio)
      const kept = storedArea(area) ?? WHOLE
      expect(kept.x >= 0 && kept.y >= 0 && kept.width > 0 && kept.height > 0).toBe(true)
      expect(kept.x + kept.width).toBeLessThanOrEqual(1 + 1e-9)
      expect(kept.y + kept.height).toBeLessThanOrEqual(1 + 1e-9)
    }),
  )
})
