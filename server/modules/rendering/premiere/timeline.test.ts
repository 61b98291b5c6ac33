import { expect, it } from 'vitest'
import { sampleAroll, sampleFilm } from '#src/video/testing/sample-film.ts'
import type { VideoAroll, VideoClip, VideoCue, VideoDocument, VideoScene } from '#src/video/document.ts'
import { sampleMedia } from '#src/video/testing/sample-overlays.ts'
import type { PackedFile } from './packed-files.ts'
import { layOut, type TimelineClip } from './timeline.ts'

const SIZE = { width: 1920, height: 1080 }

/** Lengths of the packed files, frames, by their URLs; others are missing. */
const LENGTHS: Readonly<Record<string, number>> = {
  picture: 0,
  'picture-2': 0,
  clip: 300,
  voice: 60,
  'long-voice': 900,
  'empty-voice': 0,
  beep: 1,
  music: 100,
}
const fileOf = (url: string): PackedFile | undefined => {
  const frames = LENGTHS[url]
  if (frames === undefined) return undefined
  return { id: url, key: url, path: `media/${url}`, kind: 'video', width: 1, height: 1, frames }
}

function film(scenes: readonly Partial<VideoScene>[], change: Partial<VideoDocument> = {}): VideoDocument {
  const all = scenes.map((scene, at): VideoScene => ({
    id: `scene-${at + 1}`,
    from: at * 90,
    durationInFrames: 90,
    voice: null,
    captions: [],
    showCaptions: true,
    arolls: [],
    overlays: [],
    ...scene,
  }))
  return { ...sampleFilm(SIZE), durationInFrames: all.length * 90, scenes: all, music: null, ...change }
}
const shown = (from: number, frames: number, change: Partial<VideoAroll> = {}) =>
  sampleAroll('aroll', 'picture', from, frames, change)
const over = (from: number, durationInFrames: number, url = 'picture') => sampleMedia(url, { from, durationInFrames })
const clip = (change: Partial<VideoClip> = {}): VideoClip => ({
  ...{ startMs: 1000, endMs: 0, playbackRate: 1, reversed: false, useAudio: true, volume: 0.5, ...change },
})
const places = (clips: readonly TimelineClip[]) => clips.map(({ start, end, in: from }) => [start, end, from])

it('an image has its time, its fit to the frame and its motion', () => {
  const arolls = [
    shown(0, 40, { fit: 'CONTAIN', animation: 'ZOOM_OUT' }),
    shown(40, 50, { url: 'picture-2', fit: 'COVER', animation: 'NONE' }),
  ]
  const timeline = layOut(film([{ arolls }]), fileOf)
  expect(timeline).toMatchObject({ frames: 90, ...SIZE })
  expect(timeline.images[0]).toEqual({
    transitions: [],
    clips: [
      {
        file: fileOf('picture'),
        name: 'Scene 1',
        ...{
          start: 0,
          end: 40,
          in: 0,
          tail: 0,
          speed: 1,
          reversed: false,
          volume: 1,
          fadeIn: 0,
          fadeOut: 0,
          ducking: null,
          volumePoints: [],
        },
        image: { fit: 'CONTAIN', animation: 'ZOOM_OUT' },
      },
      {
        file: fileOf('picture-2'),
        name: 'Scene 1',
        ...{
          start: 40,
          end: 90,
          in: 0,
          tail: 0,
          speed: 1,
          reversed: false,
          volume: 1,
          fadeIn: 0,
          fadeOut: 0,
          ducking: null,
          volumePoints: [],
        },
        image: { fit: 'COVER', animation: 'NONE' },
      },
    ],
  })
  expect(timeline.images[1]).toEqual({ clips: [], transitions: [] })
  expect(timeline.sounds).toEqual([[], [], []])
})

it('a video is not moved like an image, and begins where it was trimmed, counted at its speed', () => {
  const arolls = [shown(0, 90, { type: 'video', url: 'clip', video: clip({ playbackRate: 0.5 }) })]
  const { images, sounds } = layOut(film([{ arolls }]), fileOf)
  expect(images[0].clips).toMatchObject([{ in: 60, speed: 0.5, reversed: false, image: { animation: 'NONE' } }])
  expect(sounds[1]).toEqual([
    {
      file: fileOf('clip'),
      name: 'Scene 1 sound',
      ...{
        start: 0,
        end: 90,
        in: 60,
        tail: 0,
        speed: 0.5,
        reversed: false,
        volume: 0.5,
        fadeIn: 0,
        fadeOut: 0,
        ducking: null,
        volumePoints: [],
      },
      image: null,
    },
  ])
})

it.each([
  ['its sound is off', clip({ useAudio: false })],
  ['it runs backwards', clip({ reversed: true })],
])('a video is silent where %s', (_, video) => {
  const { images, sounds } = layOut(film([{ arolls: [shown(0, 90, { url: 'clip', video })] }]), fileOf)
  expect(images[0].clips).toMatchObject([{ reversed: video.reversed }])
  expect(sounds[1]).toEqual([])
})

it('a video that is missing or has no time makes no sound', () => {
  const video = clip()
  const arolls = [shown(0, 90, { url: 'missing', video }), shown(0, 0, { url: 'clip', video })]
  expect(layOut(film([{ arolls: [...arolls, shown(0, 90, { url: null, video })] }]), fileOf).sounds[1]).toEqual([])
})

it('a transition overlaps the start of its image, and the image before continues under it', () => {
  const arolls = [
    shown(0, 40, { transition: { name: 'fade', durationInFrames: 10 } }),
    shown(40, 50, { transition: { name: 'wipe', durationInFrames: 12 } }),
  ]
  const { clips, transitions } = layOut(film([{ arolls }]), fileOf).images[0]
  expect(transitions).toEqual([
    { name: 'fade', start: 0, end: 10, coversClip: false },
    { name: 'wipe', start: 40, end: 52, coversClip: true },
  ])
  expect(clips.map(({ tail }) => tail)).toEqual([12, 0])
})

it('a transition after a gap covers no image', () => {
  const arolls = [
    shown(0, 30),
    shown(30, 20, { url: 'missing' }),
    shown(50, 40, { transition: { name: 'fade', durationInFrames: 10 } }),
  ]
  const { clips, transitions } = layOut(film([{ arolls }]), fileOf).images[0]
  expect(transitions).toEqual([{ name: 'fade', start: 50, end: 60, coversClip: false }])
  expect(clips.map(({ tail }) => tail)).toEqual([0, 0])
})

it('a transition of no length is a cut, and one of a single frame is a transition', () => {
  const transitions = (durationInFrames: number) => {
    const arolls = [shown(0, 40), shown(40, 50, { transition: { name: 'fade', durationInFrames } })]
    return layOut(film([{ arolls }]), fileOf).images[0].transitions.map(({ start, end }) => [start, end])
  }
  expect(transitions(0)).toEqual([])
  expect(transitions(1)).toEqual([[40, 41]])
})

it('an image that another replaces in the same frame is left out', () => {
  const arolls = [shown(0, 40), shown(40, 10), shown(40, 50, { url: 'picture-2' })]
  expect(places(layOut(film([{ arolls }]), fileOf).images[0].clips)).toEqual([
    [0, 40, 0],
    [40, 90, 0],
  ])
})

it('overlays give way to those before them and end with their scene', () => {
  const first = [over(60, 60, 'picture-2'), over(10, 30), over(20, 30), over(15, 10), over(70, 5, 'missing')]
  const { images } = layOut(film([{ overlays: first }, { overlays: [over(80, 30)] }]), fileOf)
  const [, { clips, transitions }] = images
  expect(places(clips)).toEqual([
    [10, 40, 0],
    [40, 50, 20],
    [60, 90, 0],
    [90, 110, 10],
  ])
  expect(transitions).toEqual([])
  expect(clips.map(({ name }) => name)).toEqual([...Array<string>(3).fill('Scene 1 overlay'), 'Scene 2 overlay'])
  expect(clips[2]).toEqual({
    file: fileOf('picture-2'),
    name: 'Scene 1 overlay',
    ...{
      start: 60,
      end: 90,
      in: 0,
      tail: 0,
      speed: 1,
      reversed: false,
      volume: 1,
      fadeIn: 0,
      fadeOut: 0,
      ducking: null,
      volumePoints: [],
    },
    image: { fit: 'COVER', animation: 'NONE' },
  })
})

it('an overlay that another covers to its end is left out', () => {
  expect(places(layOut(film([{ overlays: [over(0, 30), over(10, 20)] }]), fileOf).images[1].clips)).toEqual([
    [0, 30, 0],
  ])
})

it('a voice lasts as long as its file, at most as its scene, and one that is missing or empty is left out', () => {
  const fades = { fadeInMs: 200, fadeOutMs: 400 }
  const voice = (url: string, volume = 1) => ({ voice: { url, volume, durationMs: 2000, ...fades } })
  const scenes = [voice('voice', 0.7), voice('long-voice'), voice('empty-voice'), voice('missing'), voice('beep'), {}]
  const [voices] = layOut(film(scenes), fileOf).sounds
  expect(voices.map(({ name, start, end, volume }) => [name, start, end, volume])).toEqual([
    ['Voice 1', 0, 60, 0.7],
    ['Voice 2', 90, 180, 1],
    ['Voice 5', 360, 361, 1],
  ])
  expect(voices[0]).toMatchObject({
    file: fileOf('voice'),
    in: 0,
    tail: 0,
    speed: 1,
    reversed: false,
    fadeIn: 6,
    fadeOut: 12,
  })
  expect(voices[0]?.image).toBeNull()
})

it('music repeats until the film ends, and fades out over the last second and a half', () => {
  const music = { url: 'music', volume: 0.3, loop: true, duckingDb: null }
  const [, , again] = layOut(film([{}, {}, {}], { music }), fileOf).sounds
  expect(again.map(({ name, start, end, volume, fadeOut }) => [name, start, end, volume, fadeOut])).toEqual([
    ['Music', 0, 100, 0.3, 0],
    ['Music', 100, 200, 0.3, 0],
    ['Music', 200, 270, 0.3, 45],
  ])
  expect(again[0]).toMatchObject({ file: fileOf('music'), in: 0, tail: 0, speed: 1, reversed: false, image: null })
})

it('music that ends with the film is not begun again, and music without repeat ends with its file', () => {
  const music = { url: 'music', volume: 1, loop: true, duckingDb: null }
  expect(places(layOut(film([{}], { music, durationInFrames: 200 }), fileOf).sounds[2])).toEqual([
    [0, 100, 0],
    [100, 200, 0],
  ])
  const once = (url: string) =>
    layOut(film([{}, {}], { music: { url, volume: 1, loop: false, duckingDb: null } }), fileOf).sounds[2]
  expect(places(once('music'))).toEqual([[0, 100, 0]])
  expect(places(once('beep'))).toEqual([[0, 1, 0]])
})

it('music of a short film fades for half of it, and never longer than its last piece', () => {
  const music = { url: 'music', volume: 1, loop: true, duckingDb: null }
  const fades = (durationInFrames: number) =>
    layOut(film([{}], { music, durationInFrames }), fileOf).sounds[2].map(({ fadeOut }) => fadeOut)
  expect(fades(60)).toEqual([30])
  expect(fades(120)).toEqual([0, 20])
})

it('music that is missing or has no length is left out', () => {
  for (const url of ['missing', 'empty-voice'])
    expect(layOut(film([{}], { music: { url, volume: 1, loop: true, duckingDb: null } }), fileOf).sounds[2]).toEqual([])
})

it('cues lie on tracks of their own, repeated where they loop, and a muted or missing one is left out', () => {
  const cue = (from: number, durationInFrames: number, change: Partial<VideoCue> = {}): VideoCue => ({
    ...{ id: 'cue', kind: 'EFFECT', url: 'voice', name: 'door.wav', from, durationInFrames, offsetMs: 0, volume: 0.5 },
    ...{ loop: false, fadeInMs: 0, fadeOutMs: 0, volumePoints: [], isMuted: false, duckingDb: null, ...change },
  })
  const volumePoints = [{ at_ms: 1000, db: -6 }]
  const cues = [
    cue(60, 60, { url: 'music', loop: true, offsetMs: 2000, fadeInMs: 200, fadeOutMs: 100, volumePoints }),
    cue(0, 30),
    cue(20, 50),
    cue(30, 20),
    cue(0, 30, { isMuted: true }),
    cue(0, 30, { url: 'missing' }),
  ]
  const [, , , ...tracks] = layOut(film([{}, {}], { cues }), fileOf).sounds
  expect(tracks.map(places)).toEqual([
    [
      [0, 30, 0],
      [30, 50, 0],
      [60, 100, 60],
      [100, 120, 60],
    ],
    [[20, 70, 0]],
  ])
  expect(tracks[0]?.map(({ fadeIn, fadeOut }) => [fadeIn, fadeOut])).toEqual([
    [0, 0],
    [0, 0],
    [6, 0],
    [0, 3],
  ])
  expect(tracks[0]?.[0]).toMatchObject({ file: fileOf('voice'), name: 'door.wav', volume: 0.5 })
  // 40 frames after the first round.
  expect(tracks[0]?.slice(2).map((clip) => clip.volumePoints[0]?.at_ms)).toEqual([1000, -333])
})
