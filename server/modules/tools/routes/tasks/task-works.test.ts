import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import { media, notifications, tasks } from '#server/platform/db/schema/index.ts'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const asked: [string, object][] = []
let failing: Error | null = null
let names = new Map<number, string>()

/** The request to an engine, with the names of files in place of their bytes. */
const plain = (request: object) =>
  Object.fromEntries(
    Object.entries(request).map(([name, value]) => [name, Array.isArray(value) ? value.map(nameOf) : nameOf(value)]),
  )
const nameOf = (value: unknown) => (value instanceof Uint8Array ? names.get(value.length) : value)

/** The same engine with recorded requests. */
function watched<Engine extends object>(engine: Engine): Engine {
  return new Proxy(engine, {
    get(target, name, receiver) {
      const own: unknown = Reflect.get(target, name, receiver)
      if (typeof own !== 'function') return own
      return (request: object, ...more: unknown[]): unknown => {
        asked.push([String(name), request instanceof Uint8Array ? { image: nameOf(request) } : plain(request)])
        if (failing) return Promise.reject(failing)
        return own.call(target, request, ...more)
      }
    },
  })
}

const draft = createTestEngines()
const test = await createTestApp({
  engines: {
    ...draft,
    animator: watched(draft.animator),
    retoucher: watched(draft.retoucher),
    illustrator: watched(draft.illustrator),
  },
})
beforeEach(async () => {
  await test.reset()
  asked.length = 0
  failing = null
})
afterAll(() => test.close())

/** A user with three images of one size, of which the last came from a library, and a recording. */
async function begin() {
  const ada = await test.user({ isPremium: true, extraCredits: 1_000 })
  const png = makePng(1_200, 800)
  const wav = makeWav(2_000)
  const files = {
    picture: { type: 'image/png', bytes: png },
    other: { type: 'image/png', bytes: new Uint8Array([...png, 1]) },
    known: { type: 'image/png', bytes: new Uint8Array([...png, 1, 2]) },
    voice: { type: 'audio/wav', bytes: wav },
  }
  names = new Map(Object.entries(files).map(([name, { bytes }]) => [bytes.length, name]))
  const ids = new Map<string, string>()
  for (const [name, file] of Object.entries(files)) ids.set(name, (await uploadFile(test, ada, { name, ...file })).id)
  const id = (name: string) => ids.get(name) ?? ''
  /** With ids in place of the files' names. */
  const withIds = (body: object): object =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]: [string, unknown]) => [
        name,
        Array.isArray(value) ? value.map((each) => ids.get(String(each)) ?? each) : (ids.get(String(value)) ?? value),
      ]),
    )
  return { ada, id, withIds }
}

async function make(ada: TestUser, body: object) {
  const { task_id } = await test.ok('createTask', { as: ada, body })
  await test.runJobs()
  const [task] = await test.db.select().from(tasks).where(eq(tasks.id, task_id))
  const [made] = task?.resultMediaId ? await test.db.select().from(media).where(eq(media.id, task.resultMediaId)) : []
  return { task, made, engines: asked.splice(0) }
}

const CREDIT = {
  ...{ author: 'Eve', authorUrl: null, library: 'Pexels', pageUrl: 'https://example.com' },
  ...{ licence: 'CC BY 4.0', licenceUrl: null },
}
const PICTURE = { image: 'picture' }
const POINT = { aspect_ratio: '1:1', focal_point: { x: 1, y: 0 } }
const SMOOTH = { upscale_factor: 2, fidelity: 60, grain: 5, keep_skin: true }
const MOVED = { prompt: 'left', end_frame_id: 'other', duration: 4, generate_audio: true }
const SPOKEN = { driving_media_id: 'voice', expression_intensity: 2, body_control: true }
const BOAT = { prompt: 'a boat', look: 'cinematic', seed: 4, width: 1_080, height: 1_080 }

/** Model, its request, the engines' requests, the file's name, and the inputs in its receipt. */
const WORKS: [string, object, [string, object][], string, Record<string, string>][] = [
  [
    ...(['draft-upscale', SMOOTH] as const),
    [['upscale', { ...PICTURE, factor: 2, fidelity: 60, grain: 5, keepsSkin: true, isDrawing: false }]],
    ...(['upscaled.png', { SOURCE: 'picture' }] as const),
  ],
  [
    ...(['draft-upscale-drawing', {}] as const),
    [['upscale', { ...PICTURE, factor: 2, isDrawing: true }]],
    ...(['upscaled.png', { SOURCE: 'picture' }] as const),
  ],
  [
    ...(['draft-reframe', { aspect_ratio: '1:1' }] as const),
    [
      ['findSubject', PICTURE],
      ['cutPart', { ...PICTURE, area: { x: 0, y: 0, width: 800, height: 800 }, mayBeJpeg: true }],
    ],
    ...(['edited.png', { SOURCE: 'picture' }] as const),
  ],
  [
    ...(['draft-reframe', { ...POINT, frame_size: 50 }] as const),
    [['cutPart', { ...PICTURE, area: { x: 800, y: 0, width: 400, height: 400 }, mayBeJpeg: true }]],
    ...(['edited.png', { SOURCE: 'picture' }] as const),
  ],
  [
    ...(['draft-expand', { ...POINT }] as const),
    [
      [
        'expand',
        {
          ...{ ...PICTURE, width: 1_200, height: 1_200, look: 'cinematic', seed: expect.any(Number) },
          area: { x: 0, y: 400, width: 1_200, height: 800 },
        },
      ],
    ],
    ...(['edited.png', { SOURCE: 'picture', SEED: '' }] as const),
  ],
  [
    ...(['draft-image-editing', { prompt: 'warmer', reference_media_ids: ['other'] }] as const),
    [['adjust', { ...PICTURE, words: 'warmer', width: 1_200, height: 800, references: ['other'] }]],
    ...(['edited.png', { SOURCE: 'picture', REFERENCE: 'other' }] as const),
  ],
  [
    'draft-image-editing',
    { source_media_id: undefined, prompt: 'a boat', reference_media_ids: ['other'], seed: 4 },
    [
      ['illustrate', BOAT],
      ['adjust', { words: '', width: 1_080, height: 1_080, references: ['other'] }],
    ],
    ...(['edited.png', { REFERENCE: 'other', SEED: '' }] as const),
  ],
  [
    ...(['draft-image-to-video', MOVED] as const),
    [
      [
        'animate',
        {
          ...{ ...PICTURE, endImage: 'other', prompt: 'left', seed: expect.any(Number), seconds: 4, hasSound: true },
          ...{ width: 1_176, height: 784 },
        },
      ],
    ],
    ...(['clip.mp4', { SOURCE: 'picture', END: 'other', SEED: '' }] as const),
  ],
  ...['draft-lip-sync', 'draft-avatar'].map((model): (typeof WORKS)[number] => [
    ...([model, SPOKEN] as const),
    [['lipSync', { ...PICTURE, voice: 'voice', intensity: 2, movesBody: true, width: 1_176, height: 784 }]],
    ...(['speaking.mp4', { SOURCE: 'picture', SOUND: 'voice' }] as const),
  ]),
  [
    ...(['draft-inpainting', { mask_media_id: 'other', prompt: 'a cat', seed: 9 }] as const),
    [
      ['areaOf', { image: 'other' }],
      ['illustrate', { prompt: 'a cat', look: 'cinematic', seed: 9, width: 64, height: 64 }],
      ['repaint', { ...PICTURE, mask: 'other' }],
    ],
    ...(['repainted.png', { SOURCE: 'picture', MASK: 'other', SEED: '' }] as const),
  ],
]

it('createTask: the chosen options reach the engine, and the file and its receipt have the inputs', async () => {
  const { ada, id, withIds } = await begin()
  for (const [model_id, body, engines, fileName, inputs] of WORKS) {
    const made = await make(ada, withIds({ model_id, source_media_id: 'picture', ...body }))
    expect(made.engines).toEqual(engines)
    expect(made.made).toMatchObject({ fileName, userId: ada.id, source: 'GENERATED', storyId: null })
    const used = made.made?.receipt?.inputs.map(({ name, media_id }) => [name, media_id])
    const wanted = Object.entries(inputs).map(([name, file]) => [name, file === '' ? null : id(file)])
    expect([model_id, used?.filter(([name]) => name !== 'PROMPT')]).toEqual([model_id, wanted])
    expect(made.made?.receipt?.settings).toContainEqual({ name: 'task_model', value: model_id })
    expect(made.made?.receipt?.settings.some(({ name }) => /_ids?$/u.test(name))).toBe(false)
    expect(made.task).toMatchObject({ status: 'COMPLETED', progress: 100, workMs: 0, errorMessage: null })
  }
})

it.each([
  [
    { model_id: 'draft-image-editing', prompt: 'a boat', look: 'watercolor', seed: 4 },
    { look: 'watercolor', seed: 4, prompt: 'a boat' },
  ],
  [{ model_id: 'draft-image-editing', prompt: 'a boat', reference_media_ids: ['other'] }, { prompt: 'a boat' }],
  [
    { model_id: 'draft-inpainting', source_media_id: 'known', mask_media_id: 'other', prompt: 'a cat' },
    { prompt: 'a sea, a cat', credit: CREDIT },
  ],
  [
    { model_id: 'draft-upscale', source_media_id: 'known' },
    { prompt: 'a sea', credit: CREDIT },
  ],
  [{ model_id: 'draft-upscale', source_media_id: 'picture' }, {}],
])('the result of %o has its origin: %o', async (body, kept) => {
  const { ada, id, withIds } = await begin()
  const origin = { prompt: 'a sea', look: 'oil', credit: CREDIT }
  await test.db
    .update(media)
    .set({ origin })
    .where(eq(media.id, id('known')))
  const { made } = await make(ada, withIds(body))
  expect(made?.origin).toEqual({ ...kept, engine: 'Test engine' })
})

it.each([
  ['draft-upscale', {}, 'Upscaling failed'],
  ['draft-image-editing', { prompt: 'warmer' }, 'Image edit failed'],
  ['draft-image-to-video', {}, 'Clip generation failed'],
  ['draft-avatar', { driving_media_id: 'voice' }, 'Lip sync failed'],
  ['draft-inpainting', { mask_media_id: 'other', prompt: 'a cat' }, 'Inpainting failed'],
])('when %s fails, the bell says what failed, why, and that it was not charged', async (model_id, more, title) => {
  const { ada, withIds } = await begin()
  const before = await test.balance(ada)
  const body = { model_id, source_media_id: 'picture', ...more }
  failing = new EngineError('It is too dark')
  const { task, made } = await make(ada, withIds(body))
  expect(test.takeLogged()).toHaveLength(1)
  expect(made).toBeUndefined()
  expect(task).toMatchObject({ status: 'FAILED', progress: 0, errorMessage: 'Generation failed: It is too dark' })
  const notified = await test.db.select().from(notifications)
  expect(notified).toMatchObject([
    {
      userId: ada.id,
      kind: 'TASK_FAILED',
      title,
      text: 'Generation failed: It is too dark. Your credits were returned.',
    },
  ])
  expect(await test.balance(ada)).toBe(before)
})
