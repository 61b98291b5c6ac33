import { expect, it } from 'vitest'
import { fittedInVideo, upscaledVideoError, VIDEO_LIMITS, videoLimitError } from './video-limits.ts'

const FULL_HD = { width: 1920, height: 1080 }

it('a video may be three minutes long, and up to a second longer by its last packet of sound', () => {
  expect(videoLimitError({ ...FULL_HD, durationMs: 180_999 })).toBeNull()
  expect(videoLimitError({ ...FULL_HD, durationMs: 181_000 })).toBe(
    'Videos can be up to 3 minutes long. This one is 3:01',
  )
  expect(videoLimitError({ ...FULL_HD, durationMs: 605_900 })).toContain('This one is 10:05')
})

it('a video may have as many pixels as 1920 × 1088, whatever its shape', () => {
  const durationMs = 1_000
  expect(videoLimitError({ width: 1088, height: 1920, durationMs })).toBeNull()
  expect(videoLimitError({ width: 1920, height: 1089, durationMs })).toBe(
    'Videos can be up to 1920 × 1080 px. This one is 1920 × 1089',
  )
})

it('a video may be enlarged to as many pixels as 3840 × 2176', () => {
  expect(upscaledVideoError({ width: 3840, height: 2176 })).toBeNull()
  expect(upscaledVideoError({ width: 3840, height: 2178 })).toBe(
    'The result would be 3840 × 2178 px. Videos can be up to 3840 × 2160 px',
  )
})

it('a frame that fits stays as large as it is, with even sides', () => {
  expect(fittedInVideo(FULL_HD)).toEqual(FULL_HD)
  expect(fittedInVideo({ width: 641, height: 359 })).toEqual({ width: 640, height: 358 })
  expect(fittedInVideo({ width: 1, height: 1 })).toEqual({ width: 2, height: 2 })
})

it('a frame that is too large becomes smaller in the same shape, as large as a video may be', () => {
  const fitted = fittedInVideo({ width: 3840, height: 2160 })
  expect(fitted).toEqual({ width: 1926, height: 1082 })
  expect(fitted.width * fitted.height).toBeLessThanOrEqual(VIDEO_LIMITS.pixels)
  expect(fittedInVideo({ width: 2000, height: 8000 })).toEqual({ width: 722, height: 2890 })
})
