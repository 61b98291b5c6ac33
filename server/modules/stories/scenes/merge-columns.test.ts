import { expect, it } from 'vitest'
import { inMood } from './mood.ts'
import { mergeColumns, placesOf, silenceOf, voiceLength } from './merge-columns.ts'
import { isWhole, lacksVoiceOver, needsVoice, imagePrompt } from './scene-state.ts'
import { sceneRow, spokenRow } from '#server/testing/scene-row.ts'

const voice = { id: 'en-US-test', name: 'Test', language: 'en-US', gender: 'female', description: '' } as const
const merged = (scenes: Parameters<typeof mergeColumns>[0], findVoice = () => voice as typeof voice | null) =>
  mergeColumns(scenes, { audioMediaId: 'both', language: 'en-US', findVoice })

it('merged scenes begin one after the other, each with its length and no shorter than its speech', () => {
  expect(placesOf([sceneRow(), spokenRow(3_000), spokenRow(3_001, { durationInFrames: 60 }), sceneRow()])).toEqual({
    begins: [0, 90, 180, 271],
    frames: 361,
  })
  expect(placesOf([])).toEqual({ begins: [], frames: 0 })
})

it.each([
  [60, 0],
  [61, 33],
  [30, 0],
  [90, 1_000],
  [360, 10_000],
  [361, 10_000],
])('a silent scene of %i frames has a pause of %i ms', (frames, ms) => {
  expect(silenceOf(frames)).toBe(ms)
})

it('a merged voice-over lasts to the end without its pause, and as long as the speech', () => {
  const lengthOf = (...scenes: Parameters<typeof placesOf>[0][number][]) => voiceLength(scenes, placesOf(scenes))
  expect(lengthOf(sceneRow(), sceneRow())).toBe(0)
  expect(lengthOf(spokenRow(2_000), sceneRow({ pauseAtTheEnd: 1_000 }))).toBe(5_000)
  expect(lengthOf(sceneRow(), spokenRow(2_900, { pauseAtTheEnd: 1_000 }))).toBe(5_900)
  expect(lengthOf(spokenRow(2_900), sceneRow({ pauseAtTheEnd: 5_000 }))).toBe(2_900)
})

it('a merged scene has the words of all at their times, the voice of the first and the pause of the last', () => {
  const first = spokenRow(2_000, {
    ...{ id: 'first', text: ' One ', captions: [{ word: 'One', start: 0, end: 900 }], pauseAtTheEnd: 1_000 },
    ...{ pitch: 3, languageAndVoiceCode: 'en-US-test', transcriptionText: 'one ', errorMessage: 'It failed' },
    ...{ isVoiceoverTranscribed: true, isUserUploadedAudio: true },
    ...{ voiceVolume: 0.5, voiceFadeInMs: 100, voiceFadeOutMs: 200 },
  })
  const second = spokenRow(1_500, {
    ...{ text: 'two.', captions: [{ word: 'two.', start: 100, end: 1_400 }], pauseAtTheEnd: 500, durationInFrames: 60 },
    ...{ voiceVolume: 1.5, voiceFadeInMs: 300, voiceFadeOutMs: 400 },
    ...{ pitch: -3, useSceneAudio: true, areCaptionsOverridden: true, isGenCaptionsFromVideoAudio: true },
  })
  const { id: _id, createdAt: _created, updatedAt: _updated, ...kept } = first
  expect(merged([first, second])).toEqual({
    ...kept,
    text: 'One two.',
    audioMediaId: 'both',
    audioDurationMs: 4_500,
    pauseAtTheEnd: 500,
    durationInFrames: 150,
    captions: [
      { word: 'One', start: 0, end: 900 },
      { word: 'two.', start: 3_100, end: 4_400 },
    ],
    areCaptionsOverridden: true,
    isVoiceoverStale: false,
    isVoiceoverTranscribed: false,
    useSceneAudio: true,
    // The first is made softer in its file.
    ...{ voiceVolume: 1.5, voiceFadeInMs: 100, voiceFadeOutMs: 400 },
    isGenCaptionsFromVideoAudio: true,
    transcriptionText: 'one',
    errorMessage: null,
  })
})

it('captions of merged scenes follow their texts as long as none has its own', () => {
  const [shared, own] = [
    sceneRow({ text: 'One' }),
    sceneRow({ text: 'Two', captions: [{ word: 'Two', start: 0, end: 9 }] }),
  ]
  expect(merged([shared, shared]).captions).toEqual([])
  expect(merged([shared, own]).captions).toEqual([
    { word: 'One', start: 0, end: 3_000 },
    { word: 'Two', start: 3_000, end: 3_009 },
  ])
})

it('merged scenes without speech keep their length', () => {
  expect(merged([sceneRow(), sceneRow()])).toMatchObject({ text: '', pauseAtTheEnd: 4_000, durationInFrames: 180 })
  // A pause has a maximum, a scene does not.
  const long = merged([sceneRow({ durationInFrames: 300 }), sceneRow({ durationInFrames: 300 })])
  expect(long).toMatchObject({ pauseAtTheEnd: 10_000, durationInFrames: 600, transcriptionText: null })
  const playing = merged([sceneRow({ playFullVideo: true }), spokenRow(1_000, { durationInFrames: 50 })])
  expect(playing).toMatchObject({ playFullVideo: true, durationInFrames: 140 })
})

it('a merged voice-over is outdated where a speakable text was never spoken', () => {
  const [spoken, unspoken] = [spokenRow(1_000), sceneRow({ text: 'Not yet' })]
  expect(merged([spoken, unspoken]).isVoiceoverStale).toBe(true)
  expect(merged([spoken, spoken]).isVoiceoverStale).toBe(false)
  expect(merged([spoken, unspoken], () => null).isVoiceoverStale).toBe(false)
  const silent = { audioMediaId: null, language: 'en-US', findVoice: () => voice }
  expect(mergeColumns([unspoken, unspoken], silent).isVoiceoverStale).toBe(false)
  const heard = spokenRow(1_000, { isVoiceoverTranscribed: true })
  expect(merged([heard, sceneRow()]).isVoiceoverTranscribed).toBe(true)
})

it('an empty list cannot be merged', () => {
  expect(() => merged([])).toThrow('There is nothing to merge')
})

it.each([
  [{ text: 'Words' }, true],
  [{ text: ' ' }, false],
  [{ text: 'Words', audioMediaId: 'a' }, false],
  [{ text: 'Words', audioMediaId: 'a', isVoiceoverStale: true }, true],
  [{ text: '', audioMediaId: 'a', isVoiceoverStale: true }, false],
])('a scene with %o lacks a voice-over: %s', (said, isLacking) => {
  expect(lacksVoiceOver(sceneRow(said))).toBe(isLacking)
  expect([needsVoice(sceneRow(said), () => voice), needsVoice(sceneRow(said), () => null)]).toEqual([isLacking, false])
})

it('a scene is complete with an image and a voice-over, where there is a voice for it', () => {
  const text = 'Words'
  expect(isWhole(sceneRow({ text }), [], () => null)).toBe(false)
  expect(isWhole(sceneRow(), [], () => null)).toBe(true)
  expect(isWhole(sceneRow(), [], () => voice)).toBe(false)
  expect(isWhole(spokenRow(1, { text: '' }), [], () => voice)).toBe(true)
  expect(imagePrompt(sceneRow({ text, lastUsedImagePrompt: 'Seen' }), null)).toBe('Seen')
  expect([imagePrompt(sceneRow({ text }), null), imagePrompt(sceneRow({ text: ' ' }), null)]).toEqual([text, null])
})

it.each([
  ['NEUTRAL', 1, 0],
  ['HAPPY', 1.06, 1],
  ['SAD', 0.88, -1.5],
  ['ANGRY', 1.1, -0.5],
  ['EXCITED', 1.14, 2],
  ['CALM', 0.93, -0.5],
  ['SERIOUS', 0.96, -1],
  ['WHISPER', 0.9, -2],
] as const)('a speaker who is %s speaks %f times as fast and %f semitones higher', (emotion, rate, pitch) => {
  expect(inMood({ speakingRate: 1.5, pitch: 2, emotions: [emotion] })).toEqual({
    speakingRate: expect.closeTo(1.5 * rate),
    pitch: 2 + pitch,
  })
})

it('of several emotions each weighs half as much as the one before', () => {
  const { speakingRate, pitch } = inMood({ speakingRate: 1, pitch: 0, emotions: ['EXCITED', 'SAD', 'NEUTRAL'] })
  expect(speakingRate).toBeCloseTo((4 * 1.14 + 2 * 0.88 + 1) / 7)
  expect(pitch).toBeCloseTo((4 * 2 - 2 * 1.5) / 7)
})
