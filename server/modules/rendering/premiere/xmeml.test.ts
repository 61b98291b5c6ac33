import { Window, type Element } from 'happy-dom'
import { expect, it } from 'vitest'
import type { Cue } from '#src/video/subtitles/cues.ts'
import type { PackedFile } from './packed-files.ts'
import type { ImageTrack, Timeline, TimelineClip, TimelineTransition } from './timeline.ts'
import { toXmeml } from './xmeml.ts'

const file = (kind: PackedFile['kind'], change: Partial<PackedFile> = {}): PackedFile => ({
  id: `file-${kind}`,
  key: 'media/key',
  path: `media/${kind}.bin`,
  kind,
  width: kind === 'audio' ? null : 960,
  height: kind === 'audio' ? null : 540,
  frames: kind === 'image' ? 0 : 300,
  ...change,
})

const clip = (change: Partial<TimelineClip> = {}): TimelineClip => ({
  ...{ file: file('image'), name: 'Scene 1', start: 0, end: 90, in: 0, tail: 0, speed: 1, reversed: false },
  ...{ volume: 1, fadeIn: 0, fadeOut: 0, ducking: null, volumePoints: [] },
  image: { fit: 'COVER', animation: 'NONE' },
  ...change,
})
const sound = (change: Partial<TimelineClip> = {}) => clip({ file: file('audio'), image: null, ...change })

interface Laid {
  images?: TimelineClip[]
  transitions?: TimelineTransition[]
  over?: TimelineClip[]
  sounds?: Timeline['sounds']
  cues?: Cue[]
}

function write({
  images: pictures = [],
  transitions = [],
  over = [],
  sounds = [[], [], []],
  cues = [],
}: Laid): Element {
  const tracks: [ImageTrack, ImageTrack] = [
    { clips: pictures, transitions },
    { clips: over, transitions: [] },
  ]
  const timeline: Timeline = { frames: 200, width: 1920, height: 1080, images: tracks, sounds }
  const xml = toXmeml({ title: 'A film', timeline, cues })
  return new new Window().DOMParser().parseFromString(xml, 'application/xml').documentElement
}

type Said = string | { [name: string]: Said | Said[] }

/** An element's content: its text, or its children by name; repeated ones are a list. */
function said(element: Element | null | undefined): Said {
  if (!element) return 'nothing'
  if (element.children.length === 0) return element.textContent
  const found: Record<string, Said | Said[]> = {}
  for (const child of element.children) {
    const before = found[child.tagName]
    const own = said(child)
    found[child.tagName] = before === undefined ? own : Array.isArray(before) ? [...before, own] : [before, own]
  }
  return found
}
const clipsOf = (root: Element) => [...root.querySelectorAll('clipitem')]
/** The parameters of a clip's effects by effect and name. */
const effectsOf = (item: Element | undefined) =>
  Object.fromEntries(
    [...(item?.querySelectorAll('effect') ?? [])].map((effect) => [
      effect.querySelector('effectid')?.textContent,
      Object.fromEntries(
        [...effect.querySelectorAll('parameter')].map((parameter) => {
          const frames = [...parameter.querySelectorAll('keyframe')].map(said)
          const name = parameter.querySelector('parameterid')?.textContent
          return [name, frames.length > 0 ? frames : parameter.querySelector('value')?.textContent]
        }),
      ),
    ]),
  )

const RATE = { timebase: '30', ntsc: 'FALSE' }

it('the sequence has its size, its rate and its sound’s sample rate', () => {
  const root = write({})
  expect(root.getAttribute('version')).toBe('5')
  expect(root.querySelector('sequence')?.getAttribute('id')).toBe('sequence-1')
  expect(said(root)).toMatchObject({
    sequence: {
      name: 'A film',
      duration: '200',
      rate: RATE,
      timecode: { rate: RATE, string: '00:00:00:00', frame: '0', displayformat: 'NDF' },
      media: {
        video: {
          format: {
            samplecharacteristics: {
              ...{ rate: RATE, width: '1920', height: '1080', anamorphic: 'FALSE' },
              ...{ pixelaspectratio: 'square', fielddominance: 'none' },
            },
          },
          track: Array<Said>(2).fill({ enabled: 'TRUE', locked: 'FALSE' }),
        },
        audio: {
          numOutputChannels: '2',
          format: { samplecharacteristics: { depth: '16', samplerate: '48000' } },
          track: Array<Said>(3).fill({ enabled: 'TRUE', locked: 'FALSE', outputchannelindex: '1' }),
        },
      },
    },
  })
})

it('a still can be extended to an hour, and is described with its size', () => {
  const [item] = clipsOf(write({ images: [clip({ start: 10, end: 100 })] }))
  expect(item?.getAttribute('id')).toBe('v1-1')
  expect(said(item)).toMatchObject({
    ...{
      name: 'Scene 1',
      enabled: 'TRUE',
      duration: '108000',
      rate: RATE,
      start: '10',
      end: '100',
      in: '0',
      out: '90',
    },
    sourcetrack: { mediatype: 'video' },
    file: {
      ...{ name: 'image.bin', pathurl: 'media/image.bin', rate: RATE, duration: '108000' },
      media: {
        video: { duration: '108000', samplecharacteristics: { rate: RATE, width: '960', height: '540' } },
      },
    },
  })
})

it('a video is described with its image and its sound, a sound by its sound alone', () => {
  const video = clip({ file: file('video') })
  const [first, second] = clipsOf(write({ images: [video], sounds: [[sound()], [], []] }))
  const heard = { samplecharacteristics: { depth: '16', samplerate: '48000' }, channelcount: '2' }
  expect(said(first)).toMatchObject({ file: { duration: '300', media: { video: { duration: '300' }, audio: heard } } })
  expect(said(second)).toMatchObject({
    file: { duration: '300', media: { audio: heard } },
    sourcetrack: { mediatype: 'audio', trackindex: '1' },
  })
  expect(second?.querySelector('file video')).toBeNull()
  expect(second?.getAttribute('id')).toBe('a1-1')
})

it('an image of unknown size has no size and is not scaled', () => {
  for (const unknown of [{ width: null }, { height: null }]) {
    const [item] = clipsOf(write({ images: [clip({ file: file('image', unknown) })] }))
    expect(said(item?.querySelector('file samplecharacteristics'))).toEqual({ rate: RATE })
    expect(effectsOf(item)).toEqual({})
  }
})

it('a file is described with its first clip and referenced by the others', () => {
  const [first, second] = clipsOf(write({ images: [clip(), clip({ start: 90, end: 180 })], over: [] }))
  expect(first?.querySelector('file')?.getAttribute('id')).toBe('file-image')
  expect(second?.querySelector('file')?.outerHTML).toMatch(/^<file id="file-image"\/?>(<\/file>)?$/)
})

it('a clip whose end runs under a transition needs those frames of its file, too', () => {
  const transitions = [{ name: 'fade', start: 90, end: 108, coversClip: true } as const]
  const images = [
    clip({ file: file('video', { frames: 50 }), tail: 18, in: 5 }),
    clip({ name: 'Scene 2', start: 90, end: 180 }),
  ]
  const root = write({ images, transitions })
  const [first, second] = clipsOf(root)
  expect(said(first)).toMatchObject({ start: '0', end: '-1', in: '5', out: '113', duration: '113' })
  expect(said(second)).toMatchObject({ start: '-1', end: '180' })
  const [track] = root.querySelectorAll('track')
  expect([...(track?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
    ...['clipitem', 'transitionitem', 'clipitem', 'enabled', 'locked'],
  ])
})

it('an image of a single frame comes before the transition that covers it', () => {
  const transitions = [{ name: 'fade', start: 90, end: 91, coversClip: true } as const]
  const times = [
    { start: 0, end: 89 },
    { start: 89, end: 90, tail: 1 },
    { start: 90, end: 180 },
  ]
  const [track] = write({ images: times.map((each) => clip(each)), transitions }).querySelectorAll('track')
  expect([...(track?.children ?? [])].slice(0, 4).map((item) => [item.tagName, said(item)])).toMatchObject([
    ['clipitem', { start: '0', end: '89' }],
    ['clipitem', { start: '89', end: '-1' }],
    ['transitionitem', { start: '90', end: '91' }],
    ['clipitem', { start: '-1', end: '180' }],
  ])
})

it.each([
  ['fade', 'Cross Dissolve', 'Dissolve', 'FALSE'],
  ['dip-to-black', 'Dip to Color Dissolve', 'Dissolve', 'FALSE'],
  ['slide-left', 'Slide', 'Slide', 'FALSE'],
  ['slide-right', 'Slide', 'Slide', 'TRUE'],
  ['wipe', 'Edge Wipe', 'Wipe', 'FALSE'],
  ['zoom', 'Zoom', 'Stretch', 'FALSE'],
] as const)('the transition %s becomes %s of %s', (name, title, category, reverse) => {
  const transitions = [{ name, start: 90, end: 100, coversClip: true }]
  expect(said(write({ transitions }).querySelector('transitionitem'))).toEqual({
    ...{ rate: RATE, start: '90', end: '100', alignment: 'start' },
    effect: {
      ...{ name: title, effectid: title, effectcategory: category },
      ...{ effecttype: 'transition', mediatype: 'video', reverse },
    },
  })
})

it('a clip at another speed, or backwards, is remapped in time; its file is longer or shorter by that', () => {
  const speeds = [clip({ speed: 1.5 }), clip({ reversed: true }), clip({ speed: 0.3333 }), clip()]
  const items = clipsOf(write({ images: speeds.map((each) => ({ ...each, file: file('video') })) }))
  expect(items.map((item) => effectsOf(item)['timeremap'])).toEqual([
    { variablespeed: '0', speed: '150', reverse: 'FALSE', frameblending: 'FALSE' },
    { variablespeed: '0', speed: '100', reverse: 'TRUE', frameblending: 'FALSE' },
    { variablespeed: '0', speed: '33.33', reverse: 'FALSE', frameblending: 'FALSE' },
    undefined,
  ])
  expect(items.map((item) => (said(item) as Record<string, Said>)['duration'])).toEqual(['200', '300', '901', '300'])
  expect(said(items[0]?.querySelector('effect'))).toMatchObject({
    ...{ name: 'Time Remap', effectcategory: 'motion', effecttype: 'motion', mediatype: 'video' },
  })
})

it('an image is scaled to fill the frame, and a zoom from its first frame to its last', () => {
  const look = (animation: 'NONE' | 'ZOOM_IN' | 'ZOOM_OUT' | 'PAN_LEFT', change: Partial<TimelineClip> = {}) =>
    effectsOf(clipsOf(write({ images: [clip({ image: { fit: 'COVER', animation }, ...change })] }))[0]).basic?.['scale']
  expect(look('NONE')).toBe('200')
  const [first, last] = look('ZOOM_IN', { in: 7, tail: 10 }) as { when: string; value: string }[]
  expect([first?.when, last?.when]).toEqual(['7', '106'])
  expect(Number(first?.value)).toBeLessThan(Number(last?.value))
  const [begin, end] = look('ZOOM_OUT') as { when: string; value: string }[]
  expect([begin?.when, end?.when]).toEqual(['0', '89'])
  expect(Number(begin?.value)).toBeGreaterThan(Number(end?.value))
  expect(look('ZOOM_IN', { end: 1 })).toMatchObject([{ when: '0' }, { when: '1' }])
  expect(look('PAN_LEFT')).toEqual(expect.any(String))
  const [covering, contained] = clipsOf(
    write({
      images: (['COVER', 'CONTAIN'] as const).map((fit) =>
        clip({ file: file('image', { height: 2160 }), image: { fit, animation: 'NONE' } }),
      ),
    }),
  )
  expect(effectsOf(covering)).toEqual({ basic: { scale: '200' } })
  expect(effectsOf(contained)).toEqual({ basic: { scale: '50' } })
  expect(said(contained?.querySelector('effect'))).toMatchObject({
    ...{ name: 'Basic Motion', effectcategory: 'motion', effecttype: 'motion', mediatype: 'video' },
  })
})

it('a sound keeps its loudness and fades out at its end; at full loudness it is unchanged', () => {
  const sounds = [
    sound(),
    sound({ volume: 0.33333 }),
    sound({ in: 20, volume: 0.5, fadeOut: 30 }),
    sound({ fadeOut: 9 }),
  ]
  const items = clipsOf(write({ sounds: [sounds, [], []] }))
  expect(items.map((item) => effectsOf(item))).toEqual([
    {},
    { audiolevels: { level: '0.333' } },
    {
      audiolevels: {
        level: [
          { when: '80', value: '0.5' },
          { when: '110', value: '0' },
        ],
      },
    },
    {
      audiolevels: {
        level: [
          { when: '81', value: '1' },
          { when: '90', value: '0' },
        ],
      },
    },
  ])
  expect(said(items[1]?.querySelector('effect'))).toMatchObject({
    ...{ name: 'Audio Levels', effectcategory: 'audiolevels', effecttype: 'audiolevels', mediatype: 'audio' },
    parameter: { name: 'level' },
  })
})

it('music goes down before speech and returns after it, in each of its clips, and its fade stays a fade', () => {
  const ducking = { db: -20, speech: [{ from: 1, to: 2 }] }
  const music = (change: Partial<TimelineClip>) => sound({ volume: 0.5, ducking, ...change })
  const clips = [music({ end: 45 }), music({ in: 7, start: 45, end: 90, fadeOut: 30 }), music({ start: 90, end: 120 })]
  const levels = clipsOf(write({ sounds: [[], [], clips] })).map(
    (item) => (effectsOf(item)['audiolevels'] as { level: object }).level,
  )
  expect(levels).toEqual([
    // Lowered by 20 dB: to a tenth.
    [
      { when: '0', value: '0.5' },
      { when: '26', value: expect.stringMatching(/^0\.4[5-9]/) },
      { when: '30', value: '0.05' },
    ],
    [
      { when: '7', value: '0.05' },
      { when: '22', value: '0.05' },
      { when: '33', value: '0.317' },
      { when: '52', value: '0' },
    ],
    [{ when: '0', value: '0.5' }],
  ])
})

it('clips are identified by their track and place', () => {
  const root = write({ images: [clip()], over: [clip()], sounds: [[sound()], [sound()], [sound(), sound()]] })
  expect(clipsOf(root).map((item) => item.getAttribute('id'))).toEqual([
    ...['v1-1', 'v2-1', 'a1-1', 'a2-1', 'a3-1', 'a3-2'],
  ])
})

it('a caption is a marker of at least one frame, with its lines joined', () => {
  const cues: Cue[] = [
    { start: 1000, end: 2000, lines: ['Salt &', 'pepper'] },
    { start: 3034, end: 3040, lines: ['Now'] },
  ]
  expect([...write({ cues }).querySelectorAll('marker')].map(said)).toEqual([
    { comment: 'Caption', name: 'Salt & pepper', in: '30', out: '60' },
    { comment: 'Caption', name: 'Now', in: '91', out: '92' },
  ])
})

it('the points of a sound are its levels over time', () => {
  const volumePoints = [
    { at_ms: 0, db: 0 },
    { at_ms: 1000, db: -20 },
  ]
  const [item] = clipsOf(write({ sounds: [[], [], [sound({ in: 5, volume: 0.5, volumePoints })]] }))
  expect(item && effectsOf(item)).toEqual({
    audiolevels: {
      level: [
        { when: '5', value: '0.5' },
        { when: '35', value: '0.05' },
      ],
    },
  })
})
