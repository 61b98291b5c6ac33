import { describe, expect, it } from 'vitest'
import { cutWords, frameBetween, moveWords, wordsBefore } from './cut-scene.ts'
import { cutText } from './cut-text.ts'
import { fitArollDurations, framesWith, sceneFrames } from './scene-timing.ts'
import { cutFrameOf, cutLength, splitColumns, wordsOf } from './split-columns.ts'
import { sceneRow, spokenRow } from '#server/testing/scene-row.ts'

const word = (start: number, end: number, said = 'word') => ({ word: said, start, end })

describe('where a scene is cut', () => {
  it.each([
    // In the silence, at a frame that is a tenth of a second where there is one.
    [[word(0, 500), word(700, 900)], 1, 90, 18],
    [[word(0, 510), word(560, 900)], 1, 90, 16],
    [[word(0, 500), word(500, 900)], 1, 90, 15],
    [[word(0, 500), word(600, 900)], 1, 90, 18],
    [[word(0, 400), word(500, 900)], 1, 90, 15],
    [[word(0, 554), word(580, 900)], 1, 90, 17],
    // Words that overlap are cut where the first ends.
    [[word(0, 667), word(500, 900)], 1, 90, 20],
    [[word(0, 10), word(10, 20)], 1, 90, 1],
    [[word(0, 500), word(700, 900)], 1, 10, 9],
    [[word(0, 300), word(300, 600), word(800, 900)], 2, 90, 21],
  ])('between words %o after %i of them, a scene of %i frames is cut at frame %i', (words, index, frames, cut) => {
    expect(frameBetween(words, index, frames)).toBe(cut)
  })

  it('a scene that is not spoken yet is cut as if its words were equally long', () => {
    const scene = sceneRow({ text: 'one two three four', durationInFrames: 100 })
    expect([1, 2, 3].map((index) => cutFrameOf(scene, index))).toEqual([25, 50, 75])
    expect(cutFrameOf(sceneRow({ text: 'one two three', durationInFrames: 2 }), 2)).toBe(1)
    expect(cutFrameOf(scene, 0)).toBe(1)
    expect(cutFrameOf(scene, 4)).toBe(99)
    expect(cutFrameOf(sceneRow({ durationInFrames: 10 }), 1)).toBe(9)
    const captions = [word(0, 500), word(700, 900)]
    expect(cutFrameOf({ ...scene, captions }, 1)).toBe(18)
  })

  it('the counted words are those of the captions, else of the text', () => {
    expect(wordsOf(sceneRow({ text: 'Two words', captions: [word(0, 5, 'shown')] }))).toEqual(['shown'])
    expect(wordsOf(sceneRow({ text: 'Two words' }))).toEqual(['Two', 'words'])
  })

  it('words on both sides keep their times, the later ones relative to the cut', () => {
    const words = [word(0, 400), word(350, 700), word(650, 900)]
    expect(cutWords(words, 2, 20)).toEqual([[word(0, 400), word(350, 666)], [word(0, 233)]])
    expect(cutWords(words, 1, 9)).toEqual([[word(0, 300)], [word(50, 400), word(350, 600)]])
    expect(cutWords([word(500, 600)], 1, 10)).toEqual([[word(333, 333)], []])
    expect(moveWords([word(100, 200)], 50.4)).toEqual([word(150, 250)])
    expect(moveWords([word(100, 200)], -150)).toEqual([word(0, 50)])
  })

  it('a word is before a frame when its middle is', () => {
    const words = [word(0, 400), word(400, 800), word(800, 1_200)]
    expect([0, 6, 7, 18, 19, 60].map((frame) => wordsBefore(words, frame))).toEqual([0, 0, 1, 1, 2, 3])
  })

  it.each([
    [1_000, 15, [500, 500]],
    [1_000, 10, [333, 666]],
    [1_000, 60, [1_000, 0]],
    [0, 10, [0, 0]],
  ])('a voice-over of %i ms has at frame %i two halves of %o ms', (ms, frame, halves) => {
    expect(cutLength(ms, frame)).toEqual(halves)
  })
})

describe('a text that is cut', () => {
  it.each([
    ['The sea does not answer.', [], 2, ['The sea', 'does not answer.']],
    ['The  sea\ndoes not.', ['The', 'sea', 'does', 'not.'], 2, ['The  sea', 'does not.']],
    // Changed since it was spoken: between the last word both share before the cut and the first one after it.
    [
      'The old grey sea does not answer.',
      ['The', 'sea', 'does', 'not', 'answer.'],
      2,
      ['The old grey sea', 'does not answer.'],
    ],
    ['The sea answers.', ['The', 'grey', 'old', 'sea', 'answers.'], 3, ['The', 'sea answers.']],
    ['THE SEA, again', ['the', 'sea'], 1, ['THE', 'SEA, again']],
    // Nothing in common: by length.
    ['one two three four', ['a', 'b'], 1, ['one two', 'three four']],
    ['one two', ['a', 'b', 'c', 'd'], 3, ['one', 'two']],
    ['one two', ['a', 'b', 'c', 'd'], 1, ['one', 'two']],
    ['one', ['a', 'b'], 1, ['one', '']],
    ['one', [], 1, ['one', '']],
    ['', [], 1, ['', '']],
    ['— one —', ['a', 'one', 'b', 'c'], 1, ['—', 'one —']],
  ])('the text ‘%s’ with the captions %o is cut after %i of them', (text, words, index, parts) => {
    expect(cutText(text, words, index)).toEqual(parts)
  })

  it('very long texts are cut by their lengths alone', () => {
    const text = Array.from({ length: 2_001 }, (_, at) => `w${at}`)
    const words = ['extra', 'words', ...text.slice(0, 1_998)]
    const same = cutText(text.join(' '), words, 1_000)
    expect(same[0].split(' ').length).toBe(1_001)
    const shorter = cutText(text.slice(0, 1_999).join(' '), words, 1_000)
    expect(shorter[0].split(' ').length).toBe(998)
  })
})

describe('the two scenes of a split', () => {
  const media: [string, string] = ['first half', 'second half']
  const spoken = spokenRow(2_000, {
    text: 'Nobody answers',
    captions: [word(0, 900, 'Nobody'), word(1_100, 1_900, 'answers')],
    pauseAtTheEnd: 500,
    durationInFrames: 75,
    transcriptionText: 'nobody answers',
    ...{ voiceFadeInMs: 100, voiceFadeOutMs: 200 },
  })

  it('each has its words, its part of the voice-over and its length; the pause stays at the end', () => {
    expect(splitColumns(spoken, { index: 1, frame: 30, media, language: 'en-US' })).toEqual({
      first: {
        ...{ text: 'Nobody', captions: [word(0, 900, 'Nobody')], audioMediaId: 'first half', audioDurationMs: 1_000 },
        ...{ pauseAtTheEnd: 0, durationInFrames: 30, transcriptionText: 'nobody' },
        ...{ voiceFadeInMs: 100, voiceFadeOutMs: 0 },
      },
      second: {
        ...{ text: 'answers', captions: [word(100, 900, 'answers')], audioMediaId: 'second half' },
        ...{ audioDurationMs: 1_000, pauseAtTheEnd: 500, durationInFrames: 45, transcriptionText: 'answers' },
        ...{ voiceFadeInMs: 0, voiceFadeOutMs: 200 },
      },
    })
  })

  it('at a frame, captions move to the side where they are spoken, and the text stays whole', () => {
    const at = (frame: number, scene = spoken) => splitColumns(scene, { index: null, frame, media, language: 'en-US' })
    expect(at(60)).toMatchObject({ first: { text: 'Nobody answers' }, second: { text: '', captions: [] } })
    expect(at(6)).toMatchObject({ first: { text: '', captions: [] }, second: { text: 'Nobody answers' } })
    const silent = sceneRow({ text: 'Not spoken', durationInFrames: 150 })
    expect(at(60, silent)).toMatchObject({
      first: { text: 'Not spoken', transcriptionText: null },
      second: { text: '' },
    })
  })

  it('without speech a pause keeps each part’s length, and a full video is cut at its frame', () => {
    const silent = sceneRow({ durationInFrames: 150, pauseAtTheEnd: 3_000 })
    const parts = splitColumns(silent, { index: null, frame: 70, media: [null, null], language: 'en-US' })
    expect(parts.first).toMatchObject({ pauseAtTheEnd: 333, durationInFrames: 70, audioMediaId: null })
    expect(parts.second).toMatchObject({ pauseAtTheEnd: 666, durationInFrames: 80 })
    const playing = { ...silent, playFullVideo: true }
    const short = splitColumns(playing, { index: null, frame: 10, media: [null, null], language: 'en-US' })
    expect([short.first.durationInFrames, short.second.durationInFrames]).toEqual([10, 140])
  })
})

describe('the length of a scene', () => {
  it('a scene lasts as long as it is spoken, with its pause; without speech two seconds', () => {
    const frames = (said: object) => sceneFrames(sceneRow(said), 'en-US')
    expect(frames({ audioDurationMs: 2_000, pauseAtTheEnd: 500, text: 'Some words' })).toBe(75)
    expect(frames({ audioDurationMs: 1 })).toBe(30)
    expect(frames({ pauseAtTheEnd: 1_000 })).toBe(90)
    const [usual, slow] = [{}, { speakingRate: 0.5 }].map((said) =>
      frames({ text: 'A long sentence is estimated', ...said }),
    )
    expect(usual).toBeGreaterThan(30)
    expect(slow).toBeGreaterThan((usual ?? 0) * 1.9)
  })

  it('a scene that plays its whole video is longer only where its speech is', () => {
    const frames = (said: object) => framesWith(sceneRow({ durationInFrames: 90, ...said }), 'en-US')
    expect(frames({ playFullVideo: true, text: 'A sentence that is not spoken', pauseAtTheEnd: 9_000 })).toBe(90)
    expect(frames({ playFullVideo: true, audioDurationMs: 2_000, pauseAtTheEnd: 500 })).toBe(90)
    expect(frames({ playFullVideo: true, audioDurationMs: 3_000, pauseAtTheEnd: 500 })).toBe(105)
    expect(frames({ audioDurationMs: 2_000, pauseAtTheEnd: 500 })).toBe(75)
  })

  it('the images of a scene share its length in whole milliseconds', () => {
    expect(fitArollDurations(100, [1, 1, 1])).toEqual([1_100, 1_133, 1_100])
    expect(fitArollDurations(10, [3, 1])).toEqual([267, 66])
    expect(fitArollDurations(10, [])).toEqual([])
  })
})
