import { describe, expect, it } from 'vitest'
import type { DrawnWith } from './drawing-options.ts'
import { type EditOptions, planEdit, planUpscale } from './plan-image.ts'
import { planRepaint } from './plan-of-task.ts'
import { planCrop, planExpand } from './plan-reframe.ts'
import { paintedFrom } from './source.ts'
import { mediaRow, soundRow } from '#server/testing/media-row.ts'

const DRAFT = 'Draft'
const OWN = { engine: DRAFT, prompt: 'a harbour', look: 'noir', seed: 7 }
const own = mediaRow({ origin: OWN })
const refusing = (field: string, text: string) =>
  expect.objectContaining({ body: expect.objectContaining({ fields: { [field]: [text] } }) })

/** The resulting plan, or the refusal. */
function tried(plan: () => object): unknown {
  try {
    return plan()
  } catch (cause) {
    return cause
  }
}

describe('the inputs of an image', () => {
  it('words, look and seed are known of an image that the built-in engine painted without a style', () => {
    const { engine: _engine, ...painted } = OWN
    expect(paintedFrom(own, DRAFT)).toEqual(painted)
  })

  it.each([
    ['another engine', { ...OWN, engine: 'Other' }],
    ['a style', { ...OWN, styleId: 'a' }],
    ['no words that are known', { ...OWN, prompt: undefined }],
    ['no look that is known', { ...OWN, look: undefined }],
    ['no seed that is known', { ...OWN, seed: undefined }],
    ['an upload', {}],
  ])('an image by %s cannot be repainted', (_what, origin) => {
    expect(paintedFrom(mediaRow({ origin }), DRAFT)).toBeNull()
  })
})

describe('enlarging', () => {
  it('an image is enlarged twice by default', () => {
    const source = mediaRow()
    expect(planUpscale(source, DRAFT, {})).toEqual({ work: 'upscale', source, factor: 2 })
    const options = { fidelity: 20, grain: 3, keepsSkin: true, isDrawing: true }
    expect(planUpscale(source, DRAFT, { factor: 3, ...options })).toEqual({
      work: 'upscale',
      source,
      factor: 3,
      ...options,
    })
  })

  it.each([
    [2_048, 100, true],
    [100, 2_048, true],
    [2_049, 100, false],
    [100, 2_049, false],
  ])('an image of %i × %i px can be made twice as large: %s', (width, height, isPossible) => {
    const text = `The result would be ${width * 2} × ${height * 2} px. Each side can be up to 4096 px`
    const result = tried(() => planUpscale(mediaRow({ width, height }), DRAFT, { factor: 2 }))
    expect(result).toEqual(
      isPossible ? expect.objectContaining({ work: 'upscale' }) : refusing('source_media_id', text),
    )
  })

  it.each([
    [{}, 'paint'],
    [{ fidelity: 50, grain: 0, keepsSkin: false, isDrawing: false }, 'paint'],
    [{ fidelity: 51 }, 'upscale'],
    [{ grain: 1 }, 'upscale'],
    [{ keepsSkin: true }, 'upscale'],
    [{ isDrawing: true }, 'upscale'],
  ])('an image that the built-in engine painted is, with %o, a work of %s', (options, work) => {
    expect(planUpscale(own, DRAFT, options).work).toBe(work)
  })

  it('a repainted image has its own words, look and seed at the new size', () => {
    expect(planUpscale(own, DRAFT, { factor: 3 })).toEqual({
      work: 'paint',
      isOwn: true,
      source: own,
      request: { prompt: 'a harbour', look: 'noir', seed: 7, width: 3_600, height: 2_400 },
    })
  })
})

const drawnWith: DrawnWith = {
  look: undefined,
  id: null,
  files: null,
  portraits: null,
  toPrompt: (prompt) => `${prompt}, inked`,
  named: {},
}
const edit = (source: Parameters<typeof planEdit>[0], said: Partial<EditOptions> = {}) =>
  tried(() =>
    planEdit(source, { storyLook: 'cinematic', references: [], drawnWith, draft: DRAFT, prompt: 'warmer', ...said }),
  )

describe('a new image', () => {
  it('a new image is drawn from its words with all choices, square by default', () => {
    expect(edit(null, { prompt: ' a boat ', seed: 12 })).toEqual({
      work: 'paint',
      isOwn: false,
      request: { prompt: 'a boat, inked', look: 'cinematic', seed: 12, width: 1_080, height: 1_080 },
      drawnWith,
    })
    expect(edit(null, { ratio: '16:9' })).toMatchObject({ request: { width: 1_440, height: 810 } })
  })

  it('a new image has the requested style, else that of its image style, else that of the story', () => {
    const ofStyle = { ...drawnWith, look: 'ink' }
    expect(edit(null, { wantedLook: 'noir', drawnWith: ofStyle })).toMatchObject({ request: { look: 'noir' } })
    expect(edit(null, { drawnWith: ofStyle })).toMatchObject({ request: { look: 'ink' } })
    expect(edit(null)).toMatchObject({ request: { look: 'cinematic' } })
  })

  it('a new image follows other images, but needs words all the same', () => {
    const references = [mediaRow()]
    expect(edit(null, { references })).toMatchObject({ work: 'paint', references })
    for (const prompt of [null, undefined, ' '])
      expect(edit(null, { references, prompt })).toEqual(refusing('prompt', 'Describe what you want to see'))
  })
})

describe('a changed image', () => {
  it('an image by the built-in engine is repainted with the additions, at its size', () => {
    expect(edit(own, { prompt: 'at night' })).toEqual({
      work: 'paint',
      isOwn: true,
      request: { prompt: 'a harbour, at night', look: 'noir', seed: 7, width: 1_200, height: 800 },
    })
  })

  it('a repainted image takes another look, seed and shape, with about as many pixels', () => {
    const request = { look: 'ink', seed: 3, width: 980, height: 980 }
    expect(edit(own, { wantedLook: 'ink', seed: 3, ratio: '1:1' })).toMatchObject({ request })
  })

  it('any other image changes light and colours', () => {
    const source = mediaRow()
    const kept = { work: 'adjust', source, words: 'warmer', references: [], width: 1_200, height: 800 }
    expect(edit(source)).toEqual(kept)
    expect(edit(source, { prompt: 'a boat' })).toEqual(
      refusing(
        'prompt',
        'The built-in draft engine didn’t create this image. It can only adjust it, for example: black and white, sepia, at night, at sunset, warmer, colder',
      ),
    )
  })

  it('an image that follows others is never repainted, and needs no words', () => {
    const references = [mediaRow()]
    for (const prompt of ['', 'a boat', 'warmer'])
      expect(edit(own, { references, prompt })).toMatchObject({ work: 'adjust', words: prompt, references })
    expect(edit(own, { prompt: '' })).toEqual(refusing('prompt', 'Describe what you want to see'))
  })

  it('an image that was not painted here has no style and no seed', () => {
    const text = 'The built-in draft engine didn’t create this image, so its style and seed can’t be changed'
    expect(edit(mediaRow(), { wantedLook: 'noir' })).toEqual(refusing('look', text))
    expect(edit(mediaRow(), { seed: 0 })).toEqual(refusing('seed', text))
  })

  it.each([
    [null, 'Choose an image'],
    [soundRow(), 'Choose an image'],
    [mediaRow({ width: null }), 'Choose an image'],
    [mediaRow({ height: null }), 'Choose an image'],
    [mediaRow({ status: 'PENDING' }), 'This image isn’t ready'],
  ])('an image that is followed has to be one that is there', (row, text) => {
    expect(edit(own, { references: [row] })).toEqual(refusing('reference_media_ids', text))
  })
})

describe('a repainted part', () => {
  const options = { mask: mediaRow({ id: 'mask' }), prompt: ' a cat ', look: 'cinematic', draft: DRAFT }
  const repaint = (said: Partial<Parameters<typeof planRepaint>[1]> = {}, source = own) =>
    tried(() => planRepaint(source, { ...options, ...said }))

  it('a part is repainted in the look of the image, else of the story', () => {
    expect(repaint({ seed: 0 })).toEqual({
      ...{ work: 'repaint', source: own, mask: options.mask },
      ...{ prompt: 'a cat', look: 'noir', seed: 0 },
    })
    expect(repaint({}, mediaRow())).toMatchObject({ look: 'cinematic' })
  })

  it.each([
    [{ mask: null }, 'mask_media', 'Choose an image'],
    [{ mask: mediaRow({ width: 1_199 }) }, 'mask_media', 'The mask must be the same size as the image'],
    [{ mask: mediaRow({ height: 801 }) }, 'mask_media', 'The mask must be the same size as the image'],
    [{ prompt: ' ' }, 'prompt', 'Describe what should appear there'],
  ])('a part is not repainted with %o', (said, field, text) => {
    expect(repaint(said)).toEqual(refusing(field, text))
  })

  it('a part is repainted of an image alone', () => {
    expect(repaint({}, soundRow())).toEqual(refusing('image_media', 'Choose an image'))
  })
})

describe('reframing', () => {
  const source = mediaRow()

  it('an image is cropped to another shape or to a smaller frame, around a point or its subject', () => {
    const square = { work: 'crop', source, ratio: '1:1', focus: null, frameSize: 100, width: 800, height: 800 }
    expect(planCrop(source, { ratio: '1:1' })).toEqual(square)
    const focus = { x: 0.1, y: 0.9 }
    expect(planCrop(source, { frameSize: 50, focus })).toEqual({
      ...{ work: 'crop', source, ratio: 'auto', focus, frameSize: 50, width: 600, height: 400 },
    })
  })

  it.each([
    [{}, 'aspect_ratio', 'Nothing would be cropped. Choose another aspect ratio or a smaller frame'],
    [{ ratio: '3:2' }, 'aspect_ratio', 'Nothing would be cropped. Choose another aspect ratio or a smaller frame'],
    [{ ratio: '1:1', frameSize: 101 }, 'frame_size', 'A crop can be up to 100%'],
  ] as const)('an image is not cropped with %o', (options, field, text) => {
    expect(tried(() => planCrop(source, options))).toEqual(refusing(field, text))
  })

  it('an image gets room around it, and is placed at the point', () => {
    const plan = { work: 'expand', source, look: 'noir', seed: expect.any(Number) }
    expect(planExpand(source, { ratio: '1:1' }, 'noir')).toEqual({
      ...plan,
      ...{ width: 1_200, height: 1_200, area: { x: 0, y: 200, width: 1_200, height: 800 } },
    })
    expect(planExpand(source, { frameSize: 150, focus: { x: 0, y: 1 } }, 'noir')).toEqual({
      ...plan,
      ...{ width: 1_800, height: 1_200, area: { x: 600, y: 0, width: 1_200, height: 800 } },
    })
  })

  it('an image that would be too long with room around it becomes smaller', () => {
    const wide = mediaRow({ width: 4_000, height: 1_000 })
    const { width, height, area } = Object(planExpand(wide, { frameSize: 200 }, ''))
    expect([width, height]).toEqual([4_096, 1_024])
    expect(area).toEqual({ x: 1_024, y: 256, width: 2_048, height: 512 })
    const exact = Object(planExpand(mediaRow({ width: 2_048, height: 1_000 }), { frameSize: 200 }, ''))
    expect([exact.width, exact.height, exact.area]).toEqual([
      4_096,
      2_000,
      { x: 1_024, y: 500, width: 2_048, height: 1_000 },
    ])
  })

  it('a line of an image keeps a pixel where it becomes smaller', () => {
    const line = mediaRow({ width: 6_000, height: 1 })
    expect(planExpand(line, { frameSize: 200 }, '')).toMatchObject({
      width: 4_096,
      height: 2,
      area: { width: 2_048, height: 1 },
    })
  })

  it.each([
    [{}, 'aspect_ratio', 'Nothing would be added. Choose another aspect ratio or a larger frame'],
    [{ ratio: '1:1', frameSize: 99 }, 'frame_size', 'An expanded frame must be at least 100%'],
  ] as const)('an image gets no room around it with %o', (options, field, text) => {
    expect(tried(() => planExpand(source, options, ''))).toEqual(refusing(field, text))
  })
})
