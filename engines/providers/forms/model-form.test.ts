import { expect, it } from 'vitest'
import { type FormKind, type FormValues, readModelForm } from './model-form.ts'
import { type JsonSchema, readPublishedFields } from './published-fields.ts'

const URI = { type: 'string', format: 'uri' }
const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum })
const choice = (...values: (string | number)[]) => ({ type: typeof values[0], enum: values })
const form = (kind: FormKind, properties: JsonSchema, required: string[] = [], components: JsonSchema = {}) =>
  readModelForm(kind, readPublishedFields({ type: 'object', properties, required }, { components }))

const CLIP: FormValues = { image: 'data:one', endImage: 'data:two', prompt: 'pan', seconds: 4.4, hasSound: false }

it.each<[string, JsonSchema, readonly number[], object]>([
  [
    'an enum of texts',
    { image_url: URI, duration: choice('5', '10') },
    [5, 10],
    { image_url: 'data:one', duration: '5' },
  ],
  ['with a unit', { image: URI, duration: choice('4s', '6s') }, [4, 6], { image: 'data:one', duration: '6s' }],
  ['of numbers', { start_image: URI, duration: choice(10, 5) }, [5, 10], { start_image: 'data:one', duration: 5 }],
  ['bounds', { image: URI, duration: whole(2, 6) }, [2, 3, 4, 5, 6], { image: 'data:one', duration: 5 }],
  [
    'frames at a rate',
    { image: URI, num_frames: whole(81, 121), fps: { ...whole(5, 30), default: 16 } },
    [5, 6, 7],
    { image: 'data:one', num_frames: 81 },
  ],
  [
    'one usual length',
    { image: URI, duration: { type: 'integer', default: 6 } },
    [6],
    { image: 'data:one', duration: 6 },
  ],
])('takes the length of a clip as %s', (_name, properties, lengths, input) => {
  const { lengths: known, fill } = form(
    'ANIMATOR',
    properties,
    ['image'].filter((each) => each in properties),
  )
  expect(known).toEqual(lengths)
  expect(fill({ ...CLIP, seconds: 4.4 })).toEqual(input)
})

it('fills what a model of clips has: its last image, its sound, and the shape of the image', () => {
  const properties = {
    ...{ prompt: { type: 'string' }, start_image_url: URI, tail_image_url: URI, generate_audio: { type: 'boolean' } },
    ...{
      duration: choice(5),
      aspect_ratio: { ...choice('16:9', '9:16'), default: '16:9' },
      cfg_scale: { type: 'number' },
    },
  }
  const animator = form('ANIMATOR', properties, ['prompt', 'start_image_url'])
  expect(animator).toMatchObject({ endsWithImage: true, hasSound: true })
  expect(animator.fill({ ...CLIP, size: { width: 1080, height: 1920 } })).toEqual({
    ...{ prompt: 'pan', start_image_url: 'data:one', tail_image_url: 'data:two', generate_audio: false },
    ...{ duration: 5, aspect_ratio: '9:16' },
  })
})

const PROMPT = { type: 'string' }
const SIDES = { width: { type: 'integer', exclusiveMinimum: 0, maximum: 14_142 }, height: whole(64, 1_024) }
const COMPONENTS = {
  schemas: {
    Size: { type: 'object', properties: SIDES },
    aspect_ratio: { type: 'string', enum: ['1:1', '16:9', '9:16', 'match_input_image'] },
  },
}

it.each<[string, JsonSchema, object, object]>([
  [
    'an object, in its bounds',
    {
      image_size: {
        anyOf: [{ $ref: '#/components/schemas/Size' }, choice('square', 'landscape_16_9'), { type: 'null' }],
      },
    },
    { image_size: { width: 1_820, height: 1_024 } },
    { width: 1_820, height: 1_024 },
  ],
  [
    'names of sizes',
    { image_size: choice('square', 'portrait_16_9', 'landscape_16_9') },
    { image_size: 'landscape_16_9' },
    { width: 1_920, height: 1_080 },
  ],
  [
    'sizes',
    { size: choice('1024x1024', '1536x1024', '1024x1536') },
    { size: '1536x1024' },
    { width: 1_536, height: 1_024 },
  ],
  [
    'a shape elsewhere',
    { aspect_ratio: { allOf: [{ $ref: '#/components/schemas/aspect_ratio' }], default: '1:1' } },
    { aspect_ratio: '16:9' },
    { width: 1_920, height: 1_080 },
  ],
  ['a shape in words', { aspect_ratio: { type: 'string' } }, { aspect_ratio: '16:9' }, { width: 1_920, height: 1_080 }],
  [
    'sides beside shapes',
    {
      aspect_ratio: choice('1:1', 'custom'),
      width: { ...whole(256, 1_440), multipleOf: 32 },
      height: { ...whole(256, 1_440), multipleOf: 32 },
    },
    { aspect_ratio: 'custom', width: 1_440, height: 800 },
    { width: 1_440, height: 800 },
  ],
])('asks for an image’s size by %s', (_name, properties, input, asked) => {
  const { fill, sizeFor } = form('ILLUSTRATOR', { prompt: PROMPT, ...properties }, ['prompt'], COMPONENTS)
  const size = { width: 1_920, height: 1_080 }
  expect(fill({ prompt: 'A pier', size })).toEqual({ prompt: 'A pier', ...input })
  expect(sizeFor(size)).toEqual(asked)
})

it('shows a model the images that it takes, in a format and with a seed in its bounds', () => {
  const illustrator = form('ILLUSTRATOR', {
    ...{ prompt: PROMPT, aspect_ratio: choice('1:1'), seed: whole(0, 99), output_format: choice('webp', 'jpg', 'png') },
    image_input: { type: 'array', items: URI, maxItems: 2 },
  })
  expect(illustrator.references).toBe(2)
  const values = { prompt: 'A pier', size: { width: 1, height: 1 }, seed: 1_205, references: ['a', 'b', 'c'] }
  expect(illustrator.fill(values)).toEqual({
    ...{ prompt: 'A pier', aspect_ratio: '1:1', seed: 5, output_format: 'jpg', image_input: ['a', 'b'] },
  })
})

it('fills speech, enlarging, repainting and music by the same names elsewhere', () => {
  const files = { image: 'data:i', audio: 'data:a', mask: 'data:m', prompt: 'Words' }
  const talk = form('LIP_SYNC', { image: URI, audio: URI, prompt: PROMPT, text: PROMPT }, ['image', 'audio'])
  expect(talk.fill(files)).toEqual({ image: 'data:i', audio: 'data:a' })
  const enlarge = form('UPSCALER', { image: URI, upscale_factor: choice('2x', '4x', '6x'), creativity: whole(1, 5) })
  expect(enlarge.fill({ ...files, factor: 3, creativity: 0.5 })).toEqual({
    image: 'data:i',
    upscale_factor: '4x',
    creativity: 3,
  })
  expect(() => enlarge.fill({ ...files, factor: 8 })).toThrow('at most 6 times')
  const paint = form('INPAINTER', { image: URI, mask: URI, prompt: PROMPT }, ['image', 'mask'])
  expect(paint.fill(files)).toEqual({ image: 'data:i', mask: 'data:m', prompt: 'Words' })
  const music = form('MUSIC', {
    prompt: PROMPT,
    music_length_ms: whole(3_000, 60_000),
    force_instrumental: { type: 'boolean' },
  })
  expect(music.fill({ prompt: 'Piano', seconds: 12.5 })).toEqual({
    prompt: 'Piano',
    music_length_ms: 12_500,
    force_instrumental: true,
  })
  expect(() => music.fill({ prompt: 'Piano', seconds: 61 })).toThrow('at most 60 seconds')
})

it.each<[FormKind, JsonSchema, string[], string]>([
  [
    'ILLUSTRATOR',
    { prompt: PROMPT, aspect_ratio: choice('1:1'), voice_id: PROMPT },
    ['prompt', 'voice_id'],
    'requires the field “voice_id”',
  ],
  [
    'ILLUSTRATOR',
    { prompt: PROMPT, aspect_ratio: choice('1:1'), image_url: URI },
    ['image_url'],
    'requires the field “image_url”',
  ],
  ['ILLUSTRATOR', { prompt: PROMPT }, [], 'has no field for a size or a shape'],
  ['ANIMATOR', { image: URI, last_frame: URI, duration: choice(5) }, ['last_frame'], 'requires the field “last_frame”'],
  ['ANIMATOR', { image: URI }, [], 'has no field for a length'],
  ['LIP_SYNC', { video: URI, audio: URI }, [], 'has no field for an image'],
  [
    'INPAINTER',
    { image: URI, prompt: PROMPT, mask: { ...URI, description: 'Black pixels are inpainted.' } },
    [],
    'black',
  ],
])('refuses %s %j in words', (kind, properties, required, words) => {
  expect(() => form(kind, properties, required)).toThrow(words)
})

it('fills other required fields by their usual or their only value', () => {
  const properties = {
    prompt: PROMPT,
    aspect_ratio: choice('1:1'),
    mode: { ...choice('fast', 'slow'), default: 'slow' },
    version: choice('v2'),
  }
  expect(form('ILLUSTRATOR', properties, Object.keys(properties)).fill({ prompt: 'A pier' })).toEqual({
    ...{ prompt: 'A pier', mode: 'slow', version: 'v2' },
  })
})

it('reads schemas that refer to themselves, to nothing and to much', () => {
  const root = {
    components: {
      schemas: { Loop: { anyOf: Array.from({ length: 50 }, () => ({ $ref: '#/components/schemas/Loop' })) } },
    },
  }
  const fields = readPublishedFields(
    {
      properties: { loop: { $ref: '#/components/schemas/Loop' }, none: { $ref: '#/nowhere' }, odd: 7 },
      required: 'all',
    },
    root,
  )
  expect(fields).toEqual(['loop', 'none', 'odd'].map((name) => ({ name, isRequired: false, types: [] })))
})
