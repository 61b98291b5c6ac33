import { describe, expect, it } from 'vitest'
import { voiceColumns, type VoiceChange } from './change-voice.ts'
import { cutArolls } from './cut-scene.ts'
import { isWhole, missingImage, imagePrompt } from './scene-state.ts'
import { arollRow } from '#server/testing/aroll-row.ts'
import { sceneRow, spokenRow } from '#server/testing/scene-row.ts'

const voice = { id: 'en-US-test', name: 'Test', language: 'en-US', gender: 'female', description: '' } as const

describe('the images of a scene that is cut', () => {
  const [first, second] = [
    arollRow({ id: 'first', transitionName: 'fade' }),
    arollRow({ id: 'second', durationMs: 2_000 }),
  ]

  it('a cut between two images changes none of them', () => {
    expect(cutArolls([first, second], 90, 30)).toEqual({
      before: [{ row: first, frames: 30, change: {} }],
      after: [{ row: second, frames: 60, change: {} }],
      isThrough: false,
    })
  })

  it('each uncut image keeps its own frames, at every position', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => arollRow({ id }))
    const frames = (parts: readonly { row: { id: string }; frames: number }[]) =>
      parts.map((part) => [part.row.id, part.frames])
    const { before, after } = cutArolls(rows, 120, 60)
    expect([frames(before), frames(after)]).toEqual([
      [
        ['a', 30],
        ['b', 30],
      ],
      [
        ['c', 30],
        ['d', 30],
      ],
    ])
  })

  it('a cut through an image shows it on both sides, without a second transition', () => {
    const change = { transitionName: '', transitionDurationMs: 0 }
    expect(cutArolls([first, second], 90, 20)).toEqual({
      before: [{ row: first, frames: 20, change: {} }],
      after: [
        { row: first, frames: 10, change },
        { row: second, frames: 60, change: {} },
      ],
      isThrough: true,
    })
    expect(cutArolls([first, second], 90, 31)).toMatchObject({
      before: [{ frames: 30 }, { row: second, frames: 1 }],
      after: [{ row: second, frames: 59, change }],
    })
  })

  it.each([
    [{}, { videoStart: 1_000 }],
    [{ videoStart: 500, videoEnd: 9_000 }, { videoStart: 1_500 }],
    [{ videoStart: 500, videoEnd: 1_200 }, { videoStart: 1_200 }],
    [{ playbackRate: 2 }, { videoStart: 2_000 }],
    [{ reversed: true, videoStart: 500, videoEnd: 3_000 }, { videoEnd: 2_000 }],
    [{ reversed: true, videoEnd: 3_000, playbackRate: 0.5 }, { videoEnd: 2_500 }],
    [{ reversed: true, videoStart: 500, videoEnd: 1_200 }, { videoEnd: 500 }],
    [{ reversed: true }, {}],
  ])('a video of %o continues, after a second, with %o', (said, change) => {
    const video = arollRow({ arollType: 'VideoARoll', durationMs: 3_000, ...said })
    const { before, after } = cutArolls([video], 90, 30)
    expect(before).toEqual([{ row: video, frames: 30, change: {} }])
    expect(after).toEqual([
      { row: video, frames: 60, change: { ...change, transitionName: '', transitionDurationMs: 0 } },
    ])
  })
})

describe('another text or voice', () => {
  const spoken = spokenRow(900, { text: 'Words', pitch: 1, captions: [{ word: 'Words', start: 0, end: 900 }] })
  const change = (scene: typeof spoken, said: VoiceChange, found: typeof voice | null = voice) =>
    JSON.parse(JSON.stringify(voiceColumns(scene, said, () => found)))
  const gone = { audioMediaId: null, audioDurationMs: 0, isVoiceoverStale: false }

  it.each<[VoiceChange, object]>([
    [{}, {}],
    [
      { new_text: 'Words', base_text: 'Words', pitch: 1, emotions: [] },
      { text: 'Words', pitch: 1, emotions: [] },
    ],
    [
      { new_text: 'Other', base_text: 'Words' },
      { text: 'Other', isVoiceoverStale: true },
    ],
    [{ voice_code: 'a' }, { languageAndVoiceCode: 'a', isVoiceoverStale: true }],
    [{ voice_code: null }, { languageAndVoiceCode: null }],
    [{ speaking_rate: 1.5 }, { speakingRate: 1.5, isVoiceoverStale: true }],
    [{ pitch: 0 }, { pitch: 0, isVoiceoverStale: true }],
    [{ emotions: ['SAD'] }, { emotions: ['SAD'], isVoiceoverStale: true }],
    [{ speaker_story_character_id: 'b' }, { speakerStoryCharacterId: 'b', isVoiceoverStale: true }],
    [
      { new_text: ' ', base_text: 'Words' },
      { text: ' ', ...gone, captions: [] },
    ],
  ])('a spoken scene that gets %o changes %o', (said, columns) => {
    expect(change(spoken, said)).toEqual(columns)
  })

  it('a scene that is not spoken has no outdated voice-over', () => {
    expect(change(sceneRow({ text: 'Words' }), { pitch: 4 })).toEqual({ pitch: 4 })
  })

  it('a new text without a voice removes the voice-over, unless it is the user’s own', () => {
    const said = { new_text: 'Andere', base_text: 'Words' }
    expect(change(spoken, said, null)).toEqual({ text: 'Andere', ...gone, captions: [] })
    expect(change(spoken, { pitch: 4 }, null)).toEqual({ pitch: 4, isVoiceoverStale: true })
    const own = { ...spoken, isUserUploadedAudio: true }
    expect(change(own, said, null)).toEqual({ text: 'Andere', isVoiceoverStale: true })
    expect(change(sceneRow({ text: 'Words' }), said, null)).toEqual({ text: 'Andere' })
    const written = { ...spoken, areCaptionsOverridden: true }
    expect(change(written, said, null)).toEqual({ text: 'Andere', ...gone, captions: spoken.captions })
  })

  it('a text that is based on another one than the scene’s is refused', () => {
    expect(() => change(spoken, { new_text: 'Other', base_text: 'Older' })).toThrow()
  })
})

describe('the missing image', () => {
  const empty = arollRow({ mediaId: null })

  it('an image shows the user’s prompt, else the generated one, else the last one drawn, else the text', () => {
    const scene = sceneRow({ text: 'Text', lastUsedImagePrompt: 'Last' })
    const written = arollRow({ imageGenerationPrompt: 'Written' })
    expect(imagePrompt(scene, { ...written, customImageGenerationPrompt: 'Own' })).toBe('Own')
    expect([imagePrompt(scene, written), imagePrompt(scene, empty)]).toEqual(['Written', 'Last'])
    expect(imagePrompt(scene, arollRow({ customImageGenerationPrompt: ' ' }))).toBeNull()
  })

  it('a scene lacks a new image, the first layer without one, or nothing', () => {
    const scene = sceneRow({ text: 'Text' })
    const mute = { ...empty, customImageGenerationPrompt: '' }
    expect(missingImage(scene, [])).toBe('new')
    expect(missingImage(sceneRow(), [])).toBeNull()
    expect(missingImage(scene, [arollRow(), mute, empty])).toBe(empty)
    expect(missingImage(scene, [arollRow(), mute])).toBeNull()
    expect(isWhole(scene, [arollRow()], () => voice)).toBe(false)
    expect(isWhole(spokenRow(9), [arollRow()], () => voice)).toBe(true)
    expect(isWhole(spokenRow(9), [empty], () => voice)).toBe(false)
  })
})
