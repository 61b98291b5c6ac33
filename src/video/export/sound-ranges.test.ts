import { describe, expect, it } from 'vitest'
import type { VideoCue, VideoDocument, VideoScene } from '../document.ts'
import { sampleFilm } from '../testing/sample-film.ts'
import { sameSound } from './sound-ranges.ts'

const SECOND = 48_000
const scene = { text: 'One two three.', frames: 60, animation: 'NONE', transition: '' } as const
const film = sampleFilm({ width: 320, height: 180 }, [scene, scene, scene, scene])
const END = 8 * SECOND

const withScene = (at: number, change: Partial<VideoScene>, document: VideoDocument = film): VideoDocument => ({
  ...document,
  scenes: document.scenes.map((each, index) => (index === at ? { ...each, ...change } : each)),
})
const other = { url: 'sample:voice?1500', volume: 1, durationMs: 1500 }

describe('equal sound of two films', () => {
  it('equal sound of two films is all of it when only images, words and signatures differ', () => {
    const signed = film.scenes.map((each) => ({
      ...each,
      captions: [],
      arolls: [],
      voice: each.voice && { ...each.voice, url: `${each.voice.url}&exp=12&sig=ab` },
    }))
    expect(sameSound(film, { ...film, scenes: signed })).toEqual([{ from: 0, to: END }])
  })

  it.each([
    ['another voice', withScene(1, { voice: other })],
    ['no voice', withScene(1, { voice: null })],
    ['a softer voice', withScene(1, { voice: { ...other, url: 'sample:voice?1700', volume: 0.5 } })],
  ])('equal sound of two films leaves out the scene with %s', (_, changed) => {
    const kept = [
      { from: 0, to: 2 * SECOND },
      { from: 4 * SECOND, to: END },
    ]
    expect(sameSound(film, changed)).toEqual(kept)
    expect(sameSound(changed, film)).toEqual(kept)
  })

  it('equal sound of two films ends where a scene becomes longer: later voices come at another time', () => {
    const longer = {
      ...film,
      durationInFrames: 247,
      scenes: film.scenes.map((each, index) => ({
        ...each,
        from: each.from + (index > 1 ? 7 : 0),
        durationInFrames: index === 1 ? 67 : 60,
      })),
    }
    // The voice itself is the same and would only play longer.
    expect(sameSound(film, longer)).toEqual([{ from: 0, to: 4 * SECOND }])
  })

  it('equal sound of two films ends before the fade of the music when the film becomes longer at its end', () => {
    const silent = { ...film, scenes: film.scenes.map((each) => ({ ...each, voice: null })) }
    const longer = withScene(3, { durationInFrames: 90 }, { ...silent, durationInFrames: 270 })
    expect(sameSound(silent, longer)).toEqual([{ from: 0, to: 6.5 * SECOND }])
    expect(sameSound(longer, silent)).toEqual([{ from: 0, to: 6.5 * SECOND }])
  })

  it('equal sound of two films leaves out where music makes room for other words, and nothing where it does not', () => {
    const under = (document: VideoDocument): VideoDocument => ({
      ...document,
      music: { url: 'sample:music', volume: 0.2, loop: true, duckingDb: -12 },
    })
    const said = (end: number) => withScene(1, { captions: [{ word: 'One', start: 500, end }] })
    expect(sameSound(under(said(900)), under(said(1000)))).toEqual([
      { from: 0, to: 2.9 * SECOND },
      // The way back: from 2.9 to 3.25 s in one, from 3 to 3.35 s in the other.
      { from: 3.35 * SECOND, to: END },
    ])
    expect(sameSound(under(said(900)), under(said(900)))).toEqual([{ from: 0, to: END }])
    expect(sameSound(said(900), said(1000))).toEqual([{ from: 0, to: END }])
    const deeper = under(said(900))
    if (deeper.music) deeper.music = { ...deeper.music, duckingDb: -18 }
    expect(sameSound(under(said(900)), deeper)).toEqual([])
  })

  it('equal sound of two films leaves out a cue that is moved, muted or fades in otherwise', () => {
    const cue: VideoCue = {
      ...{ id: 'c', kind: 'EFFECT', url: 'door', name: null, from: 60, durationInFrames: 30, offsetMs: 0, volume: 1 },
      ...{ loop: false, fadeInMs: 0, fadeOutMs: 0, volumePoints: [], isMuted: false, duckingDb: null },
    }
    const having = (change: Partial<VideoCue> = {}): VideoDocument => ({ ...film, cues: [{ ...cue, ...change }] })
    const around = (to: number) => [
      { from: 0, to: 2 * SECOND },
      { from: to * SECOND, to: END },
    ]
    expect(sameSound(having(), having({ id: 'd', name: 'door.wav' }))).toEqual([{ from: 0, to: END }])
    expect(sameSound(having(), having({ isMuted: true }))).toEqual(around(3))
    expect(sameSound(having(), having({ fadeInMs: 10 }))).toEqual(around(3))
    expect(sameSound(having(), having({ offsetMs: 10 }))).toEqual(around(3))
    expect(sameSound(having(), having({ from: 75 }))).toEqual(around(3.5))
  })

  it('equal sound of two films that are brought to a loudness is all of it or nothing: any change changes their gain', () => {
    const loud = (document: VideoDocument, loudnessLufs: VideoDocument['loudnessLufs'] = -14) => ({
      ...document,
      loudnessLufs,
    })
    expect(sameSound(loud(film), loud({ ...film, title: 'Another' }))).toEqual([{ from: 0, to: END }])
    expect(sameSound(loud(film), loud(withScene(1, { voice: other })))).toEqual([])
    expect(sameSound(loud(film), loud(film, -23))).toEqual([])
    expect(sameSound(film, loud(film))).toEqual([])
  })

  it('equal sound of two films is empty under other music', () =>
    expect(
      sameSound(film, { ...film, music: { url: 'sample:music', volume: 0.1, loop: true, duckingDb: null } }),
    ).toEqual([]))
})
