import { describe, expect, it } from 'vitest'
import type { ArollLayout, TransitionName, VideoDocument } from './document.ts'
import { sampleAroll, sampleFilm } from './testing/sample-film.ts'
import { clipTimeAt, isEndCard, momentAt, sceneIndexAt, scenesLength, shotIndexAt, shotsOf } from './timeline.ts'

const SIZE = { width: 1920, height: 1080 }
/** Scene 2 (frames 90 to 185) with these A-rolls of 48 frames each. */
function withArolls(...layouts: [ArollLayout, TransitionName?][]): VideoDocument {
  const film = sampleFilm(SIZE)
  const second = film.scenes[1]
  if (second)
    second.arolls = layouts.map(([layout, name = ''], index) =>
      sampleAroll(`a${index}`, 'x', 90 + index * 48, 48, { layout, transition: { name, durationInFrames: 12 } }),
    )
  return film
}
const shown = (film: VideoDocument, frame: number) => {
  const moment = momentAt(film, frame)
  return [moment?.shot.aroll?.id, moment?.outgoing?.aroll?.id ?? null, moment && Number(moment.progress.toFixed(3))]
}

describe('shots of a frame', () => {
  const film = sampleFilm(SIZE)

  it('a frame outside of transitions shows one shot', () => {
    expect(shown(film, 0)).toEqual(['aroll-1', null, 1])
    expect(shown(film, 89)).toEqual(['aroll-1', null, 1])
    expect(shown(film, 108)).toEqual(['aroll-2', null, 1])
  })

  it('a frame in a transition shows two shots, at the start of the incoming one and across scenes', () => {
    expect(shown(film, 90)).toEqual(['aroll-2', 'aroll-1', 0.028])
    expect(shown(film, 98)).toEqual(['aroll-2', 'aroll-1', 0.472])
    expect(shown(film, 107)).toEqual(['aroll-2', 'aroll-1', 0.972])
  })

  it('a film lasts no longer with a transition than without', () => {
    expect(shotsOf(film).map((shot) => [shot.from, shot.to, shot.until])).toEqual([
      [0, 90, 108],
      [90, 186, 186],
    ])
  })

  it('a transition at the start of the film comes in from nothing', () => {
    const begins = sampleFilm(SIZE, [{ text: 'a', frames: 30, animation: 'NONE', transition: 'fade' }])
    expect(shown(begins, 0)).toEqual(['aroll-1', null, 0.028])
  })

  it('a frame outside of the film shows its nearest end, and nothing in an empty film', () => {
    expect(shown(film, 5000)[0]).toBe('aroll-2')
    expect(shown(film, -3)[0]).toBe('aroll-1')
    expect(momentAt({ ...film, scenes: [] }, 0)).toBeUndefined()
    expect(sceneIndexAt({ ...film, scenes: [] }, 0)).toBe(-1)
  })

  it('a frame of a scene without A-rolls shows a card', () => {
    const empty = withArolls()
    expect(momentAt(empty, 120)?.shot).toMatchObject({ aroll: null, sceneIndex: 1 })
    expect(sceneIndexAt(empty, 120)).toBe(1)
  })

  it('a frame’s transition is never longer than its shot', () => {
    const short = sampleFilm(SIZE)
    for (const aroll of short.scenes[1]?.arolls ?? []) aroll.transition.durationInFrames = 500
    expect(momentAt(short, 185)?.progress).toBeLessThan(1)
    expect(shotsOf(short)[0]?.until).toBe(186)
  })
})

describe('split layouts', () => {
  it('split layouts leave the last full A-roll of the scene visible', () => {
    const [, first, second] = shotsOf(withArolls(['FULL'], ['SPLIT_LEFT']))
    expect(second?.backdrop).toBe(first)
    expect(first?.until).toBe(186)
  })

  it('split layouts have no backdrop at the start of a scene', () => {
    expect(shotsOf(withArolls(['PICTURE_IN_PICTURE']))[1]?.backdrop).toBeNull()
  })
})

describe('the shots of a film', () => {
  const spans = (film: VideoDocument) => shotsOf(film).map(({ aroll, from, to }) => [aroll?.id, from, to])

  it('shots are found once for each film', () => {
    const film = sampleFilm(SIZE)
    expect(shotsOf(film)).toBe(shotsOf(film))
    expect(shotsOf({ ...film })).not.toBe(shotsOf(film))
  })

  it('a scene without a length has no shot', () => {
    const film = sampleFilm(SIZE)
    const lengths = (frames: number) =>
      spans({ ...film, scenes: film.scenes.map((scene) => ({ ...scene, durationInFrames: frames })) })
    expect(lengths(0)).toEqual([])
    expect(lengths(1)).toEqual([
      ['aroll-1', 0, 1],
      ['aroll-2', 90, 91],
    ])
  })

  it('A-rolls without a length, and those that begin when their scene is over, have no shot', () => {
    const film = withArolls(['FULL'], ['FULL'], ['FULL'])
    expect(spans(film).slice(1)).toEqual([
      ['a0', 90, 138],
      ['a1', 138, 186],
    ])
    const [, second] = withArolls(['FULL'], ['FULL']).scenes
    if (!second) throw new Error('The film has two scenes')
    const arolls = second.arolls.map((aroll, at) => ({ ...aroll, durationInFrames: at }))
    expect(spans({ ...film, scenes: [{ ...second, arolls }] })).toEqual([['a1', 90, 186]])
    const late = second.arolls.map((aroll, at) => ({ ...aroll, from: at === 0 ? 90 : 185 }))
    expect(spans({ ...film, scenes: [{ ...second, arolls: late }] })).toEqual([
      ['a0', 90, 185],
      ['a1', 185, 186],
    ])
  })

  it('a shot begins with its scene, and continues until the next one', () => {
    const [, second] = withArolls(['FULL'], ['FULL']).scenes
    if (!second) throw new Error('The film has two scenes')
    const arolls = second.arolls.map((aroll) => ({ ...aroll, from: aroll.from + 10, durationInFrames: 1 }))
    expect(spans({ ...sampleFilm(SIZE), scenes: [{ ...second, arolls }] })).toEqual([
      ['a0', 90, 148],
      ['a1', 148, 186],
    ])
  })

  it('a transition is as long as its shot at most, and nothing without a name', () => {
    const frames = (durationInFrames: number, name: TransitionName = 'fade') => {
      const film = withArolls(['FULL', name])
      for (const aroll of film.scenes[1]?.arolls ?? []) aroll.transition.durationInFrames = durationInFrames
      return shotsOf(film)[1]?.transitionFrames
    }
    expect([12, 96, 97, 0, -5].map((length) => frames(length))).toEqual([12, 96, 96, 0, 0])
    expect(frames(12, '')).toBe(0)
  })

  it('a backdrop is visible until its overlay has gone, through the transition that covers the overlay', () => {
    const shots = shotsOf(withArolls(['FULL'], ['SPLIT_LEFT', 'fade'], ['FULL', 'fade']))
    expect(shots.map(({ until }) => until)).toEqual([90, 186, 186])
    const [first, second] = shotsOf({
      ...withArolls(['FULL'], ['SPLIT_LEFT']),
      scenes: withArolls(['FULL'], ['SPLIT_LEFT'])
        .scenes.slice(1)
        .concat({
          ...{ ...withArolls(['FULL', 'fade']).scenes[1], id: 'last', from: 186 },
          arolls: [sampleAroll('next', 'x', 186, 96, { transition: { name: 'fade', durationInFrames: 12 } })],
        } as VideoDocument['scenes'][number]),
    })
    expect([first?.until, second?.until]).toEqual([198, 198])
  })

  it('the shot of a frame is the one whose time it is in', () => {
    const shots = shotsOf(withArolls(['FULL'], ['FULL']))
    expect([-1, 0, 89, 90, 137, 138, 185, 186].map((frame) => shotIndexAt(shots, frame))).toEqual([
      0, 0, 0, 1, 1, 2, 2, 2,
    ])
    expect(shotIndexAt([], 0)).toBe(-1)
  })

  it('the end card begins with its first frame, and its time is not that of scenes', () => {
    const film = sampleFilm(SIZE)
    const endCard = { from: 186, durationInFrames: 90, credits: [] }
    expect([0, 185, 186, 300].map((frame) => isEndCard({ endCard }, frame))).toEqual([false, false, true, true])
    expect(isEndCard(film, 186)).toBe(false)
    expect(scenesLength({ ...film, endCard, durationInFrames: 276 })).toBe(186)
    expect(scenesLength(film)).toBe(186)
  })
})

describe('time in a clip', () => {
  const clip = { startMs: 1000, endMs: 3000, playbackRate: 1, reversed: false, useAudio: false, volume: 1 }
  const at = (frame: number, change: Partial<typeof clip> = {}) =>
    Math.round(clipTimeAt({ from: 30, video: { ...clip, ...change } }, frame, 10_000))

  it.each([
    ['begins at the in point', 30, {}, 1000],
    ['runs on', 45, {}, 1500],
    ['runs faster', 45, { playbackRate: 2 }, 2000],
    ['holds the last image', 300, {}, 2999],
    ['holds the first one before its start', 10, {}, 1000],
    ['runs backwards', 45, { reversed: true }, 2499],
    ['stops at the in point backwards', 300, { reversed: true }, 1000],
    ['ends with the file when there is no out point', 3000, { endMs: 0 }, 9999],
    ['ends with the file when the out point is behind it', 3000, { endMs: 20_000 }, 9999],
    ['ends at the out point when it is before the end of the file', 3000, { endMs: 9000 }, 8999],
    ['begins with the file when the in point is before it', 30, { startMs: -500 }, 0],
    ['stays at the in point when the out point is before it', 300, { endMs: 500 }, 1000],
    ['begins backwards with the last image', 30, { reversed: true }, 2999],
  ])('the time in a clip %s', (_, frame, change, ms) => expect(at(frame, change)).toBe(ms))

  it('the time in a clip is 0 without a clip', () => expect(clipTimeAt({ from: 30, video: null }, 45, 10_000)).toBe(0))
})
