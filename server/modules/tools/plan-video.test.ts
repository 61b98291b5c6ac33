import { describe, expect, it } from 'vitest'
import type { VideoRetoucher } from '#engines/ports.ts'
import { sizeOf } from './routes/tasks/estimate-task.ts'
import { planLipSync, planMotion } from './plan-clip.ts'
import { planMusic } from './plan-music.ts'
import { planCropVideo, planExpandVideo, planModifyVideo, planUpscaleVideo } from './plan-video.ts'
import { type Plan, promptOf, unitsOf } from './plan.ts'
import { mediaRow, soundRow, videoRow } from '#server/testing/media-row.ts'

const refusing = (field: string, text: string) =>
  expect.objectContaining({ status: 400, body: expect.objectContaining({ fields: { [field]: [text] } }) })

/** The resulting plan, or the refusal. */
function tried(plan: () => unknown): unknown {
  try {
    return plan()
  } catch (cause) {
    return cause
  }
}

const never = () => Promise.reject(new Error('It is only planned'))
const engine: VideoRetoucher = {
  info: { label: 'Test videos', builtIn: true },
  rework: never,
  cleanSound: never,
  previewFrame: never,
  readFrames: never,
  followSubject: never,
}
const source = videoRow()

describe('a video', () => {
  const modify = (said: Partial<Parameters<typeof planModifyVideo>[1]> = {}, video = source) =>
    tried(() => planModifyVideo(video, { prompt: ' warmer ', reference: null, engine, ...said }))

  it('a video is changed wholly and with full strength by default', () => {
    expect(modify()).toEqual({
      ...{ work: 'modifyVideo', source, words: 'warmer', strength: 100, reference: null },
      range: { startMs: 0, endMs: 10_000 },
    })
    const reference = mediaRow()
    expect(modify({ prompt: null, reference, strength: 40, startMs: 1_000, endMs: 1_100 })).toMatchObject({
      ...{ words: '', strength: 40, reference, range: { startMs: 1_000, endMs: 1_100 } },
    })
    expect(modify({ startMs: 9_900, endMs: 20_000 })).toMatchObject({ range: { startMs: 9_900, endMs: 10_000 } })
  })

  it('a video shorter than the minimum can be changed as a whole', () => {
    const short = videoRow({ durationMs: 60 })
    expect(modify({}, short)).toMatchObject({ range: { startMs: 0, endMs: 60 } })
    expect(modify({ startMs: 1 }, short)).toEqual(refusing('range_end_ms', 'Choose a longer range'))
  })

  it.each([
    [{ prompt: null }, 'prompt', 'Describe the change'],
    [
      { prompt: 'a boat', reference: mediaRow() },
      'prompt',
      expect.stringMatching(
        /^The built-in draft engine only adjusts light, colour and sharpness. Try black and white, sepia,.* or mirrored$/u,
      ),
    ],
    [{ reference: soundRow() }, 'reference_media_ids', 'Choose an image'],
    [{ startMs: 10_000 }, 'range_start_ms', 'The video is shorter than that'],
    [{ startMs: 5_000, endMs: 5_099 }, 'range_end_ms', 'Choose a longer range'],
    [{ engine: null }, 'model_id', 'Video editing isn’t available: the server has no Chromium'],
  ])('a video is not changed with %o', (said, field, text) => {
    expect(modify(said)).toEqual(refusing(field, text))
  })

  it.each([
    [mediaRow({ durationMs: 10_000 }), 'Choose a video'],
    [videoRow({ width: null }), 'Choose a video'],
    [videoRow({ height: null }), 'Choose a video'],
    [videoRow({ durationMs: null }), 'Choose a video'],
    [videoRow({ status: 'PENDING' }), 'This video isn’t ready'],
    [videoRow({ durationMs: 181_000 }), 'Videos can be up to 3 minutes long. This one is 3:01'],
  ])('a video is worked on that is there and within the limits', (video, text) => {
    for (const plan of [
      () => modify({}, video),
      () => planCropVideo(video, { ratio: '1:1', engine }),
      () => planExpandVideo(video, { ratio: '1:1', engine }),
      () => planUpscaleVideo(video, { isDrawing: false, engine }),
    ])
      expect(tried(plan)).toEqual(refusing('source_media_id', text))
  })

  const crop = (said: Partial<Parameters<typeof planCropVideo>[1]> = {}) =>
    tried(() => planCropVideo(source, { ratio: '1:1', engine, ...said }))

  it('a video is cropped around a path, a point or its subject', () => {
    const square = { work: 'cropVideo', source, ratio: '1:1', frameSize: 100, path: [], width: 720, height: 720 }
    expect(crop()).toEqual(square)
    const focus = { x: 0.2, y: 0.7 }
    expect(crop({ focus })).toEqual({ ...square, path: [{ atMs: 0, ...focus }] })
    const path = [
      { atMs: 0, x: 0, y: 0 },
      { atMs: 100, x: 1, y: 1 },
    ]
    expect(crop({ path })).toEqual({ ...square, path })
    expect(crop({ ratio: undefined, frameSize: 50 })).toMatchObject({
      ratio: 'auto',
      frameSize: 50,
      width: 640,
      height: 360,
    })
  })

  it.each([
    [{ frameSize: 101 }, 'frame_size', 'A crop can be up to 100%'],
    [
      { focus: { x: 0, y: 0 }, path: [{ atMs: 0, x: 0, y: 0 }] },
      'focal_point',
      'Leave out the focal point when you send a path',
    ],
    [
      {
        path: [
          { atMs: 5, x: 0, y: 0 },
          { atMs: 5, x: 1, y: 0 },
        ],
      },
      'focal_path',
      'Keyframes must be in order',
    ],
    [
      { ratio: 'auto' as const },
      'aspect_ratio',
      'Nothing would be cropped. Choose another aspect ratio or a smaller frame',
    ],
    [{ engine: null }, 'model_id', 'Video editing isn’t available: the server has no Chromium'],
  ])('a video is not cropped with %o', (said, field, text) => {
    expect(crop(said)).toEqual(refusing(field, text))
  })

  it('a video gets room around it, around its middle by default', () => {
    expect(planExpandVideo(source, { ratio: '1:1', engine })).toEqual({
      ...{
        work: 'expandVideo',
        source,
        ratio: '1:1',
        focus: { x: 0.5, y: 0.5 },
        frameSize: 100,
        width: 1_280,
        height: 1_280,
      },
    })
    const focus = { x: 0, y: 1 }
    expect(planExpandVideo(source, { frameSize: 125, focus, engine })).toMatchObject({
      ratio: 'auto',
      focus,
      width: 1_600,
      height: 900,
    })
  })

  it.each([
    [{}, 'aspect_ratio', 'Nothing would be added. Choose another aspect ratio or a larger frame'],
    [{ ratio: '1:1', frameSize: 99 }, 'frame_size', 'An expanded frame must be at least 100%'],
  ] as const)('a video gets no room around it with %o', (said, field, text) => {
    expect(tried(() => planExpandVideo(source, { engine, ...said }))).toEqual(refusing(field, text))
  })

  it('a video is enlarged twice and true to its content by default', () => {
    expect(planUpscaleVideo(source, { isDrawing: false, engine })).toEqual({
      ...{ work: 'upscaleVideo', source, factor: 2, isDrawing: false, fidelity: 80, grain: 0, keepsSkin: false },
      ...{ width: 2_560, height: 1_440 },
    })
    const said = { isDrawing: true, fidelity: 10, grain: 20, keepsSkin: true, factor: 3 }
    expect(planUpscaleVideo(source, { ...said, engine })).toMatchObject({ ...said, width: 3_840, height: 2_160 })
    expect(tried(() => planUpscaleVideo(source, { isDrawing: false, factor: 4, engine }))).toEqual(
      refusing('source_media_id', 'The result would be 5120 × 2880 px. Videos can be up to 3840 × 2160 px'),
    )
  })
})

describe('the result of a plan', () => {
  const [image, sound] = [mediaRow(), soundRow({ durationMs: 2_500 })]
  const modified = (startMs: number, endMs: number) =>
    planModifyVideo(source, { prompt: 'warmer', reference: null, engine, startMs, endMs })
  const cropped = (durationMs: number) => planCropVideo(videoRow({ durationMs }), { ratio: '1:1', engine })

  it.each<[string, () => Plan, number]>([
    ['a clip', () => planMotion(image, { prompt: null, end: null, duration: 7 }), 7],
    ['music', () => planMusic({ prompt: 'waltz', duration: 45 }), 45],
    ['a portrait that speaks', () => planLipSync(image, { voice: sound }), 2.5],
    ['a part of a video that ends with a packet of sound', () => modified(1_000, 3_250), 2],
    ['a part of a video that is longer', () => modified(1_000, 3_251), 3],
    ['a glimpse of a video', () => modified(0, 200), 1],
    ['a whole video', () => cropped(10_000), 10],
    ['a whole video that is longer', () => cropped(10_251), 11],
    ['an image', () => ({ work: 'adjust', source: image, words: '', references: [], width: 8, height: 8 }), 1],
  ])('the charged amount of %s is %s units', (_what, plan, units) => {
    expect(unitsOf(plan())).toBe(units)
  })

  it.each<[string, () => Plan, string]>([
    [
      'a painted image',
      () => ({ work: 'paint', isOwn: false, request: { prompt: 'a boat', look: '', seed: 1, width: 8, height: 8 } }),
      'a boat',
    ],
    [
      'changed light',
      () => ({ work: 'adjust', source: image, words: 'darker', references: [], width: 8, height: 8 }),
      'darker',
    ],
    ['a changed video', () => modified(0, 1_000), 'warmer'],
    ['a clip', () => planMotion(image, { prompt: 'left', end: null }), 'left'],
    ['a crop', () => cropped(1_000), ''],
  ])('the words checked against the rules are, of %s, the written ones', (_what, plan, words) => {
    expect(promptOf(plan())).toBe(words)
  })

  it.each<[string, () => Plan, object | null]>([
    [
      'a painted image',
      () => ({ work: 'paint', isOwn: false, request: { prompt: '', look: '', seed: 1, width: 9, height: 7 } }),
      { width: 9, height: 7 },
    ],
    [
      'an image enlarged',
      () => ({ work: 'upscale', source: { ...image, width: 9, height: 7 }, factor: 3 }),
      { width: 27, height: 21 },
    ],
    ['a changed video', () => modified(0, 1_000), { width: 1_280, height: 720, durationMs: 10_000 }],
    ['a cropped video', () => cropped(1_000), { width: 720, height: 720, durationMs: 1_000 }],
    ['a clip', () => planMotion(image, { prompt: null, end: null }), { width: 1_176, height: 784 }],
    ['music', () => planMusic({ prompt: 'waltz', duration: 9 }), null],
  ])('the resulting size of %s is known before', (_what, plan, size) => {
    expect(sizeOf(plan())).toEqual(size)
  })
})
