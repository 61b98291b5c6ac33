import { expect, test, it } from 'vitest'
import type { VideoAroll, VideoDocument, VideoScene } from '../document.ts'
import type { VideoMediaOverlay } from '../overlays/overlay.ts'
import { sampleAroll, sampleFilm } from '../testing/sample-film.ts'
import { sampleMedia, sampleText } from '../testing/sample-overlays.ts'
import { fileOf, segmentsOf, workerCount, SECTION, sectionsOf, sectionsOfWorker } from './segments.ts'

const SIZE = { width: 320, height: 180 }
const film = sampleFilm(SIZE)
const contents = (document: VideoDocument) => segmentsOf(document).map(({ content }) => content)
/** Which segments show something else than those of the film as it was. */
const changed = (document: VideoDocument) =>
  contents(document).flatMap((content, at) => (content === contents(film)[at] ? [] : [at]))

const withScene = (at: number, change: (scene: VideoScene) => Partial<VideoScene>): VideoDocument => ({
  ...film,
  scenes: film.scenes.map((scene, index) => (index === at ? { ...scene, ...change(scene) } : scene)),
})
const withAroll = (at: number, change: Partial<VideoAroll>) =>
  withScene(at, ({ arolls }) => ({ arolls: arolls.map((aroll) => ({ ...aroll, ...change })) }))

test('a film is a segment for each scene and one for its end card, from the frame each begins at', () => {
  expect(segmentsOf(film).map(({ from, frames }) => [from, frames])).toEqual([
    [0, 90],
    [90, 96],
  ])
  const ended = { ...film, endCard: { from: 186, durationInFrames: 60, credits: [] } }
  expect(segmentsOf(ended).map(({ from, frames }) => [from, frames])).toEqual([
    [0, 90],
    [90, 96],
    [186, 60],
  ])
  expect(segmentsOf(withScene(0, () => ({ durationInFrames: 0 }))).map(({ from }) => from)).toEqual([90])
})

test('film-wide settings are part of every segment, also of the end card', () => {
  const ended = { ...film, endCard: { from: 186, durationInFrames: 60, credits: [] } }
  const logo = { url: '/logo.png', width: 0.1, position: 'TOP_LEFT', blur: false } as const
  for (const change of [{ width: 322 }, { height: 182 }, { fps: 60 as 30 }, { language: 'tr-TR' }, { logo }])
    expect(contents({ ...ended, ...change }).filter((content) => contents(ended).includes(content))).toEqual([])
  const withLogo = contents({ ...film, logo })
  expect(contents({ ...film, logo: { ...logo, url: '/logo.png?sig=1' } })).toEqual(withLogo)
  for (const other of [{ url: '/other.png' }, { width: 0.2 }, { position: 'TOP_RIGHT' as const }, { blur: true }])
    expect(contents({ ...film, logo: { ...logo, ...other } })).not.toEqual(withLogo)
  for (const change of [{ title: 'x' }, { storyId: 'x' }, { music: null }, { durationInFrames: 999 }])
    expect(changed({ ...film, ...change })).toEqual([])
})

test.each([
  ['type', { type: 'video' }],
  ['url', { url: 'sample:other' }],
  ['fit', { fit: 'CONTAIN' }],
  ['animation', { animation: 'PAN_UP' }],
  ['layout', { layout: 'SPLIT_LEFT' }],
  ['flip', { flipped: true }],
  ['crop', { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }],
  ['transition', { transition: { name: 'wipe', durationInFrames: 18 } }],
  ['clip', { video: { startMs: 1, endMs: 2, playbackRate: 1, reversed: false, useAudio: false, volume: 1 } }],
  ['no picture', { url: null }],
] satisfies [string, Partial<VideoAroll>][])(
  'another %s of an image is another segment, and the others stay',
  (_, change) => {
    expect(changed(withAroll(1, change))).toEqual([1])
  },
)

test('names and small copies of an image are not part of its segment', () => {
  expect(changed(withAroll(1, { id: 'x', stillUrl: '/small.jpg', url: 'sample:picture?2&exp=1&sig=2' }))).toEqual([])
})

test('a shorter transition also changes the scene before it, whose image moves for a shorter time', () => {
  expect(changed(withAroll(1, { transition: { name: 'fade', durationInFrames: 12 } }))).toEqual([0, 1])
})

test('the image that a transition covers belongs to the scene it leads into', () => {
  expect(changed(withAroll(0, { flipped: true }))).toEqual([0, 1])
  const cut = (flipped: boolean) => {
    const plain = withAroll(1, { transition: { name: '', durationInFrames: 0 } })
    const [first] = plain.scenes
    if (!first) throw new Error('The film has a first scene')
    return {
      ...plain,
      scenes: [{ ...first, arolls: first.arolls.map((each) => ({ ...each, flipped })) }, ...plain.scenes.slice(1)],
    }
  }
  expect(contents(cut(true))[1]).toBe(contents(cut(false))[1])
})

test('an image that stands beside another shows it', () => {
  const beside = (url: string) =>
    withScene(1, ({ from }) => ({
      arolls: [
        sampleAroll('one', url, from, 40),
        sampleAroll('two', 'sample:picture?9', from + 40, 56, { layout: 'SPLIT_LEFT' }),
      ],
    }))
  const [one, other] = [contents(beside('sample:a'))[1] ?? '', contents(beside('sample:b'))[1] ?? '']
  expect(one.match(/sample:a/g)).toHaveLength(2)
  expect(other).toBe(one.replaceAll('sample:a', 'sample:b'))
})

test('a scene’s segment does not depend on its position in the film', () => {
  const later = withScene(0, () => ({}))
  const [first] = later.scenes
  if (!first) throw new Error('The film has a first scene')
  const shift = <Each extends { from: number }>(each: Each): Each => ({ ...each, from: each.from + 300 })
  const scene: VideoScene = { ...first, overlays: [broll] }
  const shifted = { ...shift(scene), arolls: scene.arolls.map(shift), overlays: scene.overlays.map(shift) }
  const alone = (each: VideoScene) => segmentsOf({ ...film, scenes: [each] })[0]
  expect(alone(shifted)?.content).toBe(alone(scene)?.content)
  expect(alone(shifted)?.from).toBe(300)
})

const broll = sampleMedia('/b.png', { from: 10 })

test.each<[string, Partial<VideoMediaOverlay>]>([
  ['address', { url: '/c.png' }],
  ['beginning', { from: 11 }],
  ['length', { durationInFrames: 31 }],
  ['type', { type: 'video' }],
])('another %s of a B-roll is another segment', (_, change) => {
  const withBroll = (other: Partial<VideoMediaOverlay>) =>
    contents(withScene(0, () => ({ overlays: [{ ...broll, ...other }] })))[0]
  expect(withBroll(change)).not.toBe(withBroll({}))
  expect(withBroll({ id: 'x', url: '/b.png?expires=9' })).toBe(withBroll({}))
})

test('an overlay of the film is part of every segment in which it is seen, with the end card', () => {
  const over = (from: number, durationInFrames: number) =>
    changed({ ...film, overlays: [sampleText('Over', { from, durationInFrames })] })
  expect([over(0, 90), over(89, 2), over(90, 300), over(186, 30)]).toEqual([[0], [0, 1], [1], []])
  const ended = { ...film, endCard: { from: 186, durationInFrames: 60, credits: [] } }
  const card = (text: string, from: number) =>
    contents({ ...ended, overlays: [sampleText(text, { id: '', from, durationInFrames: 90 })] })[2]
  expect(card('Over', 100)).not.toBe(contents(ended)[2])
  expect(card('Over', 100)).not.toBe(card('Other', 100))
  expect(card('Over', 90)).toBe(contents(ended)[2])
})

test('captions are part of a segment where film and scene enable them: words, times, breaks and style', () => {
  const { captions } = film
  expect(changed({ ...film, captions: { ...captions, show: false } })).toEqual([0, 1])
  expect(changed({ ...film, captions: { ...captions, fontSize: 'LARGE' } })).toEqual([0, 1])
  expect(changed(withScene(0, () => ({ showCaptions: false })))).toEqual([0])
  const edited = (change: object) =>
    withScene(0, ({ captions: [first, ...rest] }) => ({ captions: first ? [{ ...first, ...change }, ...rest] : [] }))
  for (const change of [{ word: 'She' }, { start: 81 }, { end: 9 }, { break_after: 'LINE' }])
    expect(changed(edited(change))).toEqual([0])
  expect(contents(edited({ break_after: 'LINE' }))).not.toEqual(contents(edited({ break_after: 'PAGE' })))
  expect(changed(edited({ id: 'x' }))).toEqual([])
  // Without captions it does not matter how they would be set.
  const silent = (fontSize: 'SMALL' | 'LARGE') => ({ ...film, captions: { ...captions, show: false, fontSize } })
  expect(contents(silent('SMALL'))).toEqual(contents(silent('LARGE')))
  const wordless = (fontSize: 'SMALL' | 'LARGE') => ({
    ...withScene(0, () => ({ captions: [] })),
    captions: { ...captions, fontSize },
  })
  expect(contents(wordless('SMALL'))[0]).toBe(contents(wordless('LARGE'))[0])
})

test('the end card’s segment has its names and length', () => {
  const card = (change: object) =>
    contents({ ...film, endCard: { from: 186, durationInFrames: 60, credits: [], ...change } })[2]
  expect(card({ durationInFrames: 61 })).not.toBe(card({}))
  expect(card({ credits: [{ name: 'A' }] })).not.toBe(card({}))
  expect(card({ from: 200 })).toBe(card({}))
})

test('a URL without its signature names the file', () => {
  expect(fileOf('/a.png')).toBe('/a.png')
  expect(fileOf('/a.png?w=1')).toBe('/a.png?w=1')
  expect(fileOf('/a.png?exp=1&w=1&SIG=2&v=3')).toBe('/a.png?w=1&v=3')
  for (const name of ['exp', 'expires', 'sig', 'signature', 'policy', 'Key-Pair-Id', 'X-Amz-Date'])
    expect(fileOf(`/a.png?${name}=1`)).toBe('/a.png')
  expect(fileOf('/a.png?sigma=1&flag')).toBe('/a.png?sigma=1&flag')
})

it.each([
  [27_000, 2, false, 1],
  [27_000, 4, false, 2],
  [27_000, 16, false, 4],
  [27_000, 1, false, 1],
  [90, 16, false, 2],
  [27_000, 16, true, 1],
])('%s frames on %s cores (hardware: %s) take %s workers', (frames, cores, isHardware, workers) =>
  expect(workerCount(frames, cores, isHardware)).toBe(workers),
)

it('the export cuts at every segment, and long segments into even pieces', () => {
  const segments = [
    { from: 0, frames: 60 },
    { from: 60, frames: 61 },
    { from: 200, frames: 1 },
    { from: 300, frames: 179 },
  ]
  expect(sectionsOf(segments)).toEqual([
    { from: 0, frames: 60 },
    { from: 60, frames: 31 },
    { from: 91, frames: 30 },
    { from: 200, frames: 1 },
    { from: 300, frames: 60 },
    { from: 360, frames: 59 },
    { from: 419, frames: 60 },
  ])
})

it.each([1, 2, 3])('%s workers draw every frame of the segments once', (workers) => {
  const sections = sectionsOf([
    { from: 0, frames: 333 },
    { from: 400, frames: 500 },
  ])
  const drawn = Array.from({ length: workers }, (_, worker) => sectionsOfWorker(sections, worker, workers))
    .flat()
    .flatMap(({ from, frames }) => Array.from({ length: frames }, (_, index) => from + index))
  const wanted = Array.from({ length: 900 }, (_, frame) => frame).filter((frame) => frame < 333 || frame >= 400)
  expect(drawn.toSorted((a, b) => a - b)).toEqual(wanted)
  for (const { frames } of sections) expect(frames).toBeLessThanOrEqual(SECTION)
})
