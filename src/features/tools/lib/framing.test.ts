import { expect, test } from 'vitest'
import { IMAGE_MODEL_RATIOS } from '#src/domain/image-model.ts'
import { changesNothing, framingOf, isCovered, platformsOf } from './framing.ts'
import { USUAL } from './settings.ts'

const image = { width: 1920, height: 1080 }
const upright = { ...USUAL, ratio: '9:16', safe: 'tiktok' } as const

test('platforms have safe areas in the aspect ratios of videos, and in no other', () => {
  const shapes = IMAGE_MODEL_RATIOS.map(({ value }) => value).filter((value) => platformsOf(value).length > 0)
  expect(shapes).toEqual(['16:9', '9:16', '1:1'])
})

test('a frame equal to the whole image is detected before a call', () => {
  expect(changesNothing(image, 'draft-reframe', USUAL)).toContain('Nothing would be cropped')
  expect(changesNothing(image, 'draft-expand', USUAL)).toContain('Nothing would be added')
  expect(changesNothing(image, 'draft-expand-video', { ...USUAL, ratio: '16:9' })).toContain('Nothing would be added')
  expect(changesNothing(image, 'draft-reframe', { ...USUAL, frame: 90 })).toBeNull()
  expect(changesNothing(image, 'draft-reframe', upright)).toBeNull()
})

test('a point under a platform’s buttons is reported, and one in the safe area is not', () => {
  const covered = (place: { x: number; y: number }, settings: typeof USUAL = upright) =>
    isCovered(place, image, framingOf(image, 'draft-reframe', settings, place))
  expect(covered({ x: 0.5, y: 0.5 })).toBe(false)
  expect(covered({ x: 0.5, y: 0.95 })).toBe(true)
  // At the image's edge the frame stops: the point is at the frame's edge too.
  expect(covered({ x: 0.99, y: 0.5 })).toBe(true)
  expect(covered({ x: 0.99, y: 0.5 }, { ...upright, safe: '' })).toBe(false)
})
