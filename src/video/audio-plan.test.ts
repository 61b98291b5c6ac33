import { describe, expect, it } from 'vitest'
import type { VideoCue, VideoDocument, VideoScene } from './document.ts'
import { gainAt, MUSIC_FADE, planSounds } from './audio-plan.ts'
import { sampleAroll, sampleFilm } from './testing/sample-film.ts'
import { sampleMedia } from './testing/sample-overlays.ts'

const film = sampleFilm({ width: 1080, height: 1080 })
const clip = { startMs: 500, endMs: 2500, playbackRate: 2, reversed: false, useAudio: true, volume: 0.5 }
const withVideo = (video: typeof clip) => ({
  ...film,
  scenes: film.scenes.map((scene) => ({
    ...scene,
    arolls: [sampleAroll('v', 'video.mp4', scene.from, scene.durationInFrames, { type: 'video', video })],
  })),
})

describe('the plan of sounds', () => {
  it('the plan of sounds speaks each voice at its scene and lets music run through', () =>
    expect(planSounds(film).map(({ label, from, to, loop }) => [label, from, to, loop])).toEqual([
      ['The voice-over of scene 1', 0, 3, false],
      ['The voice-over of scene 2', 3, 6.2, false],
      ['The music', 0, 6.2, true],
    ]))

  it('a voice fades in at its start and out at its own end, before the pause of its scene', () => {
    const voice = { url: 'voice', volume: 1.5, durationMs: 2000, fadeInMs: 400, fadeOutMs: 800 }
    const scenes = film.scenes.map((scene) => ({ ...scene, voice }))
    const [first, second] = planSounds({ ...film, scenes })
    expect(first).toMatchObject({ from: 0, to: 2, volume: 1.5, fadeIn: 0.4, fadeOut: 0.8 })
    expect(second).toMatchObject({ from: 3, to: 5 })
    const gains = [0, 0.2, 0.4, 1.2, 1.6, 2.5].map((time) => (first ? gainAt(first, time) : NaN))
    const half = 1.5 * Math.SQRT1_2
    expect(gains.map((gain) => gain.toFixed(4))).toEqual([0, half, 1.5, 1.5, half, 0].map((gain) => gain.toFixed(4)))
  })

  it('the plan of sounds takes the sound of a video as it is cut', () =>
    expect(planSounds(withVideo(clip)).find((sound) => sound.url === 'video.mp4')).toMatchObject({
      offset: 0.5,
      fileEnd: 2.5,
      playbackRate: 2,
      volume: 0.5,
    }))

  it.each([
    ['is not wanted', { ...clip, useAudio: false }],
    ['runs backwards', { ...clip, reversed: true }],
    ['is at volume 0', { ...clip, volume: 0 }],
  ])('the plan of sounds leaves a video silent that %s', (_, video) =>
    expect(planSounds(withVideo(video)).some((sound) => sound.url === 'video.mp4')).toBe(false),
  )

  it('the plan of sounds has the own sound of videos that lie over the images, where it is wanted', () => {
    const over = sampleMedia('over.webm', {
      ...{ type: 'video', from: 30, durationInFrames: 60, startMs: 1500, volume: 0.4 },
    })
    const [first, ...others] = film.scenes
    const overlays = [over, { ...over, url: 'silent.webm', volume: 0 }, sampleMedia('image.png', { volume: 1 })]
    const scenes = first ? [{ ...first, overlays }, ...others] : []
    const bound = { ...over, url: 'film.webm', from: 0, durationInFrames: 186 }
    const sounds = planSounds({ ...film, scenes, overlays: [bound] }).filter(({ url }) => /\.(?:webm|png)$/.test(url))
    expect(sounds).toMatchObject([
      { label: 'The video of scene 1', url: 'over.webm', from: 1, to: 3, offset: 1.5, fileEnd: null, volume: 0.4 },
      { label: 'The video over the film', url: 'film.webm', from: 0, to: 6.2, offset: 1.5, volume: 0.4 },
    ])
  })

  it('the plan of sounds leaves out inaudible ones', () =>
    expect(planSounds({ ...film, music: { url: 'm', volume: 0, loop: true, duckingDb: null } })).toHaveLength(2))
})

describe('cues', () => {
  const cue: VideoCue = {
    ...{ id: 'c', kind: 'MUSIC', url: 'rain', name: 'rain.wav', from: 63, durationInFrames: 60, offsetMs: 250 },
    ...{ volume: 0.5, loop: true, fadeInMs: 400, fadeOutMs: 800, volumePoints: [], isMuted: false, duckingDb: -6 },
  }
  const planned = (change: Partial<VideoCue> = {}) =>
    planSounds({ ...film, cues: [{ ...cue, ...change }] }).filter(({ url }) => url === 'rain')

  it('the plan of sounds has music and effects with their time, trim and fades, named by when they play', () => {
    expect(planned()).toMatchObject([
      {
        ...{ label: 'The music at 0:02 (rain.wav)', from: 2.1, to: 4.1, offset: 0.25, fileEnd: null, volume: 0.5 },
        ...{ loop: true, fadeIn: 0.4, fadeOut: 0.8, ducking: { db: -6 } },
      },
    ])
    expect(planned({ kind: 'EFFECT', name: null, duckingDb: null })).toMatchObject([
      { label: 'The effect at 0:02', ducking: null },
    ])
    expect([...planned({ isMuted: true }), ...planned({ volume: 0 })]).toEqual([])
  })

  it('the points of a cue raise and lower it evenly in dB, the first one also before it and the last one after it', () => {
    const volumePoints = [
      { at_ms: 500, db: 6 },
      { at_ms: 1500, db: -20 },
    ]
    const [sound] = planned({ volumePoints, volume: 1, duckingDb: null, fadeInMs: 0, fadeOutMs: 0 })
    const level = (seconds: number) => (sound ? 20 * Math.log10(gainAt(sound, sound.from + seconds)) : NaN)
    const times = [0, 0.5, 0.75, 1, 1.5, 1.9]
    expect(times.map((time) => level(time).toFixed(2))).toEqual(['6.00', '6.00', '-0.50', '-7.00', '-20.00', '-20.00'])
  })

  it('a cue in solo is played alone, as it is otherwise', () => {
    const cues = [cue, { ...cue, id: 'other' }, { ...cue, id: 'muted', isMuted: true }]
    const whole = planSounds({ ...film, cues })
    expect(planSounds({ ...film, cues, solo: ['c', 'muted'] })).toEqual([whole.at(-2)])
  })

  it('a cue fades in at its start and out at its end', () => {
    const [sound] = planned({ duckingDb: null })
    const gains = [2.1, 2.3, 2.5, 3.3, 3.7, 4.1].map((time) => (sound ? gainAt(sound, time) : NaN))
    const half = 0.5 * Math.SQRT1_2
    expect(gains.map((gain) => gain.toFixed(4))).toEqual([0, half, 0.5, 0.5, half, 0].map((gain) => gain.toFixed(4)))
  })
})

describe('ducking', () => {
  /** Words at these times, s, in one scene of 20 s. */
  const speaking = (times: [from: number, to: number][], scene: Partial<VideoScene> = {}): VideoDocument => {
    const base = sampleFilm({ width: 320, height: 180 }, [
      { text: 'One', frames: 600, animation: 'NONE', transition: '' },
    ])
    const captions = times.map(([start, end]) => ({ word: 'word', start: start * 1000, end: end * 1000 }))
    return {
      ...base,
      music: { url: 'm', volume: 0.5, loop: true, duckingDb: -12 },
      scenes: base.scenes.map((each) => ({ ...each, captions, ...scene })),
    }
  }
  /** How far (dB) the music is below its own volume at some times. */
  const lowered = (document: VideoDocument, ...times: number[]) => {
    const music = planSounds(document).at(-1)
    return times.map((time) => Math.round(20 * Math.log10((music ? gainAt(music, time) : 0) / 0.5)) + 0)
  }

  it('music is down from the first word to the last and back soon after', () =>
    expect(lowered(speaking([[5, 6]]), 0, 4.84, 5, 5.5, 6, 6.36)).toEqual([0, 0, -12, -12, -12, 0]))

  it('music goes down and comes back evenly, without a jump', () => {
    const steps = Array.from({ length: 2000 }, (_, at) => 4.5 + at / 1000)
    const levels = steps.map((time) => lowered(speaking([[5, 6]]), time)[0] ?? NaN)
    levels.forEach((level, at) => expect(Math.abs(level - (levels[at - 1] ?? level))).toBeLessThanOrEqual(1))
    expect(lowered(speaking([[5, 6]]), 4.925, 6.175)).toEqual([-6, -6])
  })

  it('music stays down in a pause of 0.45 s and returns in one of 1 s', () => {
    const document = speaking([
      [1, 2],
      [2.45, 3],
      [4, 5],
    ])
    expect(lowered(document, 2.2, 3.6)).toEqual([-12, 0])
    const pause = Array.from({ length: 450 }, (_, at) => 2 + at / 1000)
    expect(new Set(lowered(document, ...pause))).toEqual(new Set([-12]))
  })

  it('words are no speech where their voice is silent, and time the sound of a video without a voice-over', () => {
    const words: [number, number][] = [
      [1, 2],
      [12, 13],
    ]
    expect(lowered(speaking(words, { voice: null }), 1.5, 12.5)).toEqual([0, 0])
    const aroll = sampleAroll('v', 'video.mp4', 0, 300, { type: 'video', video: clip })
    expect(lowered(speaking(words, { voice: null, arolls: [aroll] }), 1.5, 12.5)).toEqual([-12, 0])
    const silent = { ...aroll, video: { ...clip, useAudio: false } }
    expect(lowered(speaking(words, { voice: null, arolls: [silent] }), 1.5)).toEqual([0])
  })

  it('a word that outlasts its scene ends with it', () =>
    expect(lowered(speaking([[1, 25]], { durationInFrames: 60 }), 1.9, 2.4)).toEqual([-12, 0]))

  it('music is not lowered without ducking', () => {
    const document = speaking([[5, 6]])
    expect(lowered({ ...document, music: { url: 'm', volume: 0.5, loop: true, duckingDb: null } }, 5.5)).toEqual([0])
  })
})

describe('loudness', () => {
  const music = planSounds(film).at(-1)
  const gain = (seconds: number) => (music ? gainAt(music, seconds) : Number.NaN)

  it('music is evenly loud, then fades out over the last seconds', () => {
    expect(gain(0)).toBe(0.2)
    expect(gain(6.2 - MUSIC_FADE)).toBeCloseTo(0.2)
    expect(gain(6.2 - MUSIC_FADE / 2)).toBeCloseTo(0.2 * Math.SQRT1_2)
    expect(gain(6.19)).toBeLessThan(0.01)
  })

  it('music is silent outside of its time', () => {
    expect(gain(-0.1)).toBe(0)
    expect(gain(6.2)).toBe(0)
  })
})
