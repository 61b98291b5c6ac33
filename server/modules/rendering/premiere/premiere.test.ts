import { describe, expect, it } from 'vitest'
import { cuesOf } from '#src/video/subtitles/cues.ts'
import { sampleAroll, sampleFilm } from '#src/video/testing/sample-film.ts'
import type { VideoDocument } from '#src/video/document.ts'
import type { PackedFile } from './packed-files.ts'
import { readXmeml } from './testing/read-xmeml.ts'
import { layOut } from './timeline.ts'
import { toXmeml } from './xmeml.ts'

const SIZE = { width: 1920, height: 1080 }
const files = new Map<string, PackedFile>()
const file = (url: string, kind: PackedFile['kind'], frames = 0): PackedFile => {
  const known = files.get(url)
  if (known) return known
  const [width, height] = kind === 'audio' ? [null, null] : [2304, 1536]
  const made = { id: `f${files.size}`, key: url, path: `media/${files.size}.bin`, kind, width, height, frames }
  files.set(url, made)
  return made
}
const fileOf = (url: string) => {
  if (url.includes('missing')) return undefined
  if (url.startsWith('sample:picture')) return file(url, 'image')
  if (url.startsWith('sample:clip')) return file(url, 'video', 300)
  return file(url, 'audio', url === 'sample:music' ? 60 : Math.ceil(Number(url.split('?')[1]) * 0.03))
}

const read = (document: VideoDocument) =>
  readXmeml(toXmeml({ title: document.title, timeline: layOut(document, fileOf), cues: cuesOf(document) }))
const places = (clips: readonly { start: number; end: number; in: number; out: number }[] | undefined) =>
  clips?.map(({ start, end, in: from, out }) => [start, end, from, out])

describe('the sequence', () => {
  const film = sampleFilm(SIZE)

  it('the sequence has size, rate and length of the film, and images, voices and music in their places', () => {
    const sequence = read(film)
    expect(sequence).toMatchObject({ name: film.title, timebase: 30, ntsc: 'FALSE', duration: 186, ...SIZE })
    // The first scene goes on under the dissolve of 18 frames into the second.
    expect(places(sequence.video[0])).toEqual([
      [0, 108, 0, 108],
      [90, 186, 0, 96],
    ])
    expect(sequence.transitions).toEqual([{ name: 'Cross Dissolve', start: 90, end: 108, alignment: 'start' }])
    const [voices, own, music] = sequence.audio
    expect(places(voices)).toEqual([
      [0, 81, 0, 81],
      [90, 177, 0, 87],
    ])
    expect(own).toEqual([])
    expect(places(music)).toEqual([
      [0, 60, 0, 60],
      [60, 120, 0, 60],
      [120, 180, 0, 60],
      [180, 186, 0, 6],
    ])
  })

  it('the sequence describes each file once and finds it from every clip', () => {
    const { audio, video } = read(film)
    expect(new Set(audio[2]?.map(({ path }) => path)).size).toBe(1)
    for (const clip of [...video.flat(), ...audio.flat()]) expect(clip.path).toMatch(/^media\/\d+\.bin$/)
  })

  it('the sequence marks every caption at its words, with XML special characters', () => {
    const words = film.scenes.map((scene) => ({
      ...scene,
      captions: [{ word: 'Salt & <pepper>\u0007 "now".', start: 100, end: 1900 }],
    }))
    expect(read({ ...film, title: 'A & B < C', scenes: words })).toMatchObject({
      name: 'A & B < C',
      markers: [
        { name: 'Salt & <pepper> "now".', in: 3, out: 72 },
        { name: 'Salt & <pepper> "now".', in: 93, out: 162 },
      ],
    })
  })

  it('the sequence keeps trims, speed and direction of videos, and their own sound', () => {
    const clip = { startMs: 2000, endMs: 6000, playbackRate: 2, reversed: false, useAudio: true, volume: 0.5 }
    const [first, second] = film.scenes
    if (!first || !second) throw new Error('The sample film has two scenes')
    const video = sampleAroll('v', 'sample:clip?1', 0, 50, { type: 'video', video: clip })
    const back = sampleAroll('w', 'sample:clip?2', 50, 40, {
      type: 'video',
      video: { ...clip, playbackRate: 1, reversed: true },
    })
    const sequence = read({ ...film, scenes: [{ ...first, arolls: [video, back] }, second] })
    expect(sequence.video[0]).toMatchObject([
      { start: 0, end: 50, in: 30, out: 80, speed: 2, reversed: false },
      { start: 50, end: 108, in: 60, out: 118, speed: 1, reversed: true },
      { start: 90 },
    ])
    expect(sequence.audio[1]).toMatchObject([{ start: 0, end: 50, in: 30, out: 80, speed: 2 }])
  })

  it('the sequence leaves a gap where a file is missing; a transition out of it begins from black', () => {
    const [first, ...rest] = film.scenes
    if (!first) throw new Error('The sample film has two scenes')
    const arolls = first.arolls.map((aroll) => ({ ...aroll, url: 'sample:missing' }))
    const sequence = read({ ...film, scenes: [{ ...first, arolls }, ...rest] })
    expect(places(sequence.video[0])).toEqual([[90, 186, 0, 96]])
    expect(sequence.transitions).toMatchObject([{ start: 90, alignment: 'start-black' }])
  })
})
