import { describe, expect, it } from 'vitest'
import type { ArollLayout, TransitionName, VideoDocument } from './document.ts'
import { sampleAroll, sampleFilm } from './testing/sample-film.ts'
import { clipTimeAt, momentAt, sceneIndexAt, shotsOf } from './timeline.ts'

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

describe('what a frame shows', () => {
  const film = sampleFilm(SIZE)

  it('what a frame shows is one shot outside of transitions', () => {
    expect(shown(film, 0)).toEqual(['aroll-1', null, 1])
    expect(shown(film, 89)).toEqual(['aroll-1', null, 1])
    expect(shown(film, 108)).toEqual(['aroll-2', null, 1])
  })

  it('what a frame shows is two during a transition, over the head of the incoming one and across the border of scenes', () => {
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

  it('what a frame shows comes in from nothing at the start of the film', () => {
    const begins = sampleFilm(SIZE, [{ text: 'a', frames: 30, animation: 'NONE', transition: 'fade' }])
    expect(shown(begins, 0)).toEqual(['aroll-1', null, 0.028])
  })

  it('what a frame shows is the nearest end outside of the film, and nothing in an empty one', () => {
    expect(shown(film, 5000)[0]).toBe('aroll-2')
    expect(shown(film, -3)[0]).toBe('aroll-1')
    expect(momentAt({ ...film, scenes: [] }, 0)).toBeUndefined()
    expect(sceneIndexAt({ ...film, scenes: [] }, 0)).toBe(-1)
  })

  it('what a frame shows is a card in a scene without A-rolls', () => {
    const empty = withArolls()
    expect(momentAt(empty, 120)?.shot).toMatchObject({ aroll: null, sceneIndex: 1 })
    expect(sceneIndexAt(empty, 120)).toBe(1)
  })

  it('what a frame shows never goes on longer than its shot', () => {
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

describe('time in a clip', () => {
  const clip = { startMs: 1000, endMs: 3000, playbackRate: 1, reversed: false, useAudio: false, volume: 1 }
  const at = (frame: number, change: Partial<typeof clip> = {}) =>
    Math.round(clipTimeAt({ from: 30, video: { ...clip, ...change } }, frame, 10_000))

  it.each([
    ['begins at the in point', 30, {}, 1000],
    ['runs on', 45, {}, 1500],
    ['runs faster', 45, { playbackRate: 2 }, 2000],
    ['holds the last picture', 300, {}, 2999],
    ['holds the first one before its start', 10, {}, 1000],
    ['runs backwards', 45, { reversed: true }, 2499],
    ['stops at the in point backwards', 300, { reversed: true }, 1000],
    ['ends with the file when there is no out point', 3000, { endMs: 0 }, 9999],
  ])('the time in a clip %s', (_, frame, change, ms) => expect(at(frame, change)).toBe(ms))
})
