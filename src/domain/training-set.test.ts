import { expect, it } from 'vitest'
import { imageIssues, type SetImage, trainingSeconds } from './training-set.ts'

const FINE: SetImage = {
  id: 'fine',
  size: { width: 1024, height: 768 },
  sharpness: 0.4,
  darkest: 30,
  brightest: 80,
  transparent: 0,
  hash: '00000000000000ff',
}
const kinds = (change: Partial<SetImage>, before: readonly SetImage[] = []) =>
  imageIssues({ ...FINE, ...change }, before).map(({ kind }) => kind)

it('an image that is large, sharp and evenly lit has no issue', () => {
  expect(kinds({})).toEqual([])
  expect(kinds({ sharpness: null })).toEqual([])
})

it('an image that cannot be read has that one issue, and it keeps the set from being trained with', () => {
  expect(imageIssues({ ...FINE, size: null, sharpness: 0 }, [])).toEqual([
    {
      kind: 'UNREADABLE',
      reason: 'Couldn’t read the image',
      fix: 'Remove it, or save it again as PNG or JPEG',
      isBlocking: true,
      likeId: null,
    },
  ])
})

it('an image is checked by its shorter side: unusable below 64 pixels, without detail below 512', () => {
  const sized = (width: number, height: number) => imageIssues({ ...FINE, size: { width, height } }, [])
  expect(sized(2000, 63)).toMatchObject([{ kind: 'TOO_SMALL', reason: 'Only 2000 × 63 pixels', isBlocking: true }])
  expect(sized(64, 2000)).toMatchObject([
    { kind: 'SMALL', reason: 'Only 64 × 2000 pixels. Use 512 or more to capture detail', isBlocking: false },
  ])
  expect(sized(511, 512)).toMatchObject([{ kind: 'SMALL' }])
  expect(sized(512, 512)).toEqual([])
})

it('blur, darkness, brightness and transparency are named from their limits on', () => {
  expect([kinds({ sharpness: 0.29 }), kinds({ sharpness: 0.3 })]).toEqual([['BLURRED'], []])
  expect([kinds({ brightest: 15, darkest: 5 }), kinds({ brightest: 16, darkest: 5 })]).toEqual([['UNDER_EXPOSED'], []])
  expect([kinds({ darkest: 97, brightest: 99 }), kinds({ darkest: 96, brightest: 99 })]).toEqual([['OVER_EXPOSED'], []])
  expect([kinds({ transparent: 0.03 }), kinds({ transparent: 0.02 })]).toEqual([['TRANSPARENT'], []])
  expect(imageIssues({ ...FINE, transparent: 0.256 }, [])[0]?.reason).toMatch(/^26% is transparent/)
})

it('each issue names the fault and a remedy', () => {
  const like = { ...FINE, id: 'like' }
  const bad = { ...FINE, sharpness: 0, darkest: 5, brightest: 10, transparent: 1, size: { width: 9, height: 9 } }
  const words = [
    ...imageIssues(bad, []),
    ...imageIssues({ ...FINE, darkest: 200, brightest: 250, size: { width: 99, height: 99 } }, []),
    ...imageIssues(FINE, [like]),
  ].map(({ kind, reason, fix }) => `${kind}: ${reason}. ${fix}`)
  expect(words).toEqual([
    'TOO_SMALL: Only 9 × 9 pixels. Use a larger version',
    'BLURRED: Out of focus or motion-blurred. Use a sharp image, unless blur is part of the style',
    'UNDER_EXPOSED: Mostly black. Brighten it, unless darkness is part of the style',
    'TRANSPARENT: 100% is transparent and will be learned as white. Add a background',
    'SMALL: Only 99 × 99 pixels. Use 512 or more to capture detail. Use a larger version if you have one',
    'OVER_EXPOSED: Mostly white. Darken it or crop the empty part',
    'NEAR_DUPLICATE: Nearly identical to another image. Keep only one, so it isn’t weighted twice',
  ])
})

it('an image is nearly the same as one before it with at most four other bits and the same light', () => {
  const like = { ...FINE, id: 'like' }
  expect(imageIssues({ ...FINE, hash: '00000000000000f0' }, [like])).toMatchObject([
    { kind: 'NEAR_DUPLICATE', likeId: 'like', isBlocking: false },
  ])
  expect(kinds({ hash: '00000000000000e0' }, [like])).toEqual([])
  expect(kinds({ darkest: 37 }, [like])).toEqual(['NEAR_DUPLICATE'])
  expect(kinds({ darkest: 38 }, [like])).toEqual([])
  expect(kinds({ brightest: 72 }, [like])).toEqual([])
  expect(kinds({}, [{ ...like, size: null }])).toEqual([])
})

it('a training takes longer with more steps and more images', () => {
  expect(trainingSeconds(300, 10)).toEqual([12, 52])
  expect(trainingSeconds(2_000, 30)).toEqual([21, 102])
})
