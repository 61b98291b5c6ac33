import { describe, expect, it } from 'vitest'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { sceneRow as scene } from '#server/testing/scene-row.ts'
import { deliveryOf, translatedColumns, fitVoices } from './columns.ts'
import { presentSceneTranslation } from './present.ts'
import type { VoiceInfo } from '#engines/ports.ts'
import { voicesFor } from '#src/domain/voice-for.ts'

const words = (change: Partial<SceneRow>, text: string, delivery: 'VOICE' | 'CAPTIONS' = 'VOICE') =>
  translatedColumns(scene(change), text, delivery, 'fr-FR')

it('a translation is spoken where there is a voice, except in a scene with a film’s own sound', () => {
  expect(deliveryOf(scene({}), true)).toBe('VOICE')
  expect(deliveryOf(scene({}), false)).toBe('CAPTIONS')
  expect(deliveryOf(scene({ isGenCaptionsFromVideoAudio: true }), true)).toBe('CAPTIONS')
})

describe('a translated text', () => {
  it('a text that will be spoken updates the captions where there is no voice-over yet', () => {
    expect(words({}, '  Il écrit. ')).toEqual({
      ...{ text: 'Il écrit.', isTranslated: true, isVoiceoverStale: false, areCaptionsOverridden: false, captions: [] },
    })
  })

  it('a voice-over with another text is outdated, and its captions stay until it is spoken again', () => {
    expect(words({ audioMediaId: 'voice' }, 'Il écrit.')).toEqual({
      ...{ text: 'Il écrit.', isTranslated: true, isVoiceoverStale: true, areCaptionsOverridden: false },
    })
  })

  it('an empty text removes a translation, and changes nothing where there was none', () => {
    expect(words({}, ' ')).toEqual({})
    expect(words({ isTranslated: true, originalText: 'He writes.' }, ' ')).toMatchObject({
      ...{ text: 'He writes.', isTranslated: false },
    })
    expect(words({ isTranslated: true, originalText: null }, '')).toMatchObject({ text: '', isTranslated: false })
  })

  it('captions of a film’s own sound are spread over its speech', () => {
    const captions = [
      { word: 'He', start: 300, end: 500 },
      { word: 'writes.', start: 600, end: 1500 },
    ]
    const columns = words({ isGenCaptionsFromVideoAudio: true, captions, audioMediaId: 'own' }, 'Il écrit.', 'CAPTIONS')
    expect(Object.keys(columns).toSorted()).toEqual(['captions', 'isTranslated', 'text'])
    expect(columns.captions?.map(({ word }) => word)).toEqual(['Il', 'écrit.'])
    expect(columns.captions?.[0]?.start).toBe(300)
    expect(columns.captions?.at(-1)?.end).toBe(1500)
  })

  it('captions of a film’s own sound without words fill the scene', () => {
    const columns = words({ isGenCaptionsFromVideoAudio: true, durationInFrames: 60 }, 'Il écrit.', 'CAPTIONS')
    expect(columns.captions?.[0]?.start).toBe(0)
    expect(columns.captions?.at(-1)?.end).toBe(2000)
  })

  it('without a voice the scene is silent, with its length from the reading speed', () => {
    const spoken = { audioMediaId: 'voice', audioDurationMs: 9000, isVoiceoverStale: true, isUserUploadedAudio: true }
    const text = 'Il écrit à celle qui voit la lumière, et personne ne lui répond jamais.'
    const columns = words({ ...spoken, durationInFrames: 30 }, text, 'CAPTIONS')
    expect(columns).toMatchObject({
      ...{ text, isTranslated: true, audioMediaId: null, audioDurationMs: 0, isVoiceoverStale: false },
      ...{ isUserUploadedAudio: false, areCaptionsOverridden: false, captions: [] },
    })
    expect(columns.durationInFrames).toBeGreaterThan(60)
    expect(columns.durationInFrames).toBeLessThan(270)
    expect(words({ ...spoken, durationInFrames: 2000 }, text, 'CAPTIONS').durationInFrames).toBe(2000)
  })
})

describe('a scene of a translation', () => {
  const spoken = {
    ...{ isTranslated: true, text: 'Il écrit.', originalText: 'He writes.', originalDurationMs: 1000 },
    ...{ audioMediaId: 'voice', audioDurationMs: 1100 },
  }

  it('a spoken scene has the duration of both languages', () => {
    expect(presentSceneTranslation(scene({ ...spoken, id: 'scene-7', elementOrder: 4 }))).toEqual({
      ...{ scene_id: 'scene-7', element_order: 4, status: 'COMPLETED', error_message: null },
      ...{ original_text: 'He writes.', text: 'Il écrit.', is_translated: true },
      ...{ original_duration_ms: 1000, duration_ms: 1100, fit: expect.any(String) },
    })
  })

  it.each<[why: string, change: Partial<SceneRow>]>([
    ['it is not translated', { isTranslated: false }],
    ['it has no voice-over', { audioMediaId: null }],
    ['what is spoken is out of date', { isVoiceoverStale: true }],
    ['it has no text', { text: ' ' }],
  ])('a scene says nothing of its time where %s', (_, change) => {
    expect(presentSceneTranslation(scene({ ...spoken, ...change })).duration_ms).toBeNull()
  })

  it('a failed scene has the reason', () => {
    const failed = scene({ status: 'FAILED', errorMessage: 'No French voice', originalText: null })
    expect(presentSceneTranslation(failed)).toMatchObject({
      ...{ status: 'FAILED', error_message: 'No French voice', original_text: '' },
    })
  })
})

const voice = (id: string, language: string, gender: VoiceInfo['gender']): VoiceInfo => ({
  id,
  name: id,
  language,
  gender,
  description: '',
})
const voices = [
  voice('clara', 'en-US', 'female'),
  voice('ralph', 'en-US', 'male'),
  voice('marie', 'fr-FR', 'female'),
  voice('luc', 'fr-FR', 'male'),
  voice('zoe', 'fr-CA', 'female'),
]
const fit = (language: string, spoken: string[], chosen?: string) =>
  Object.fromEntries(fitVoices({ voices, language, spoken, chosen }))

it('voices of a copy speak the language, of the same gender, one for each while there are enough', () => {
  expect(fit('fr-FR', ['clara', 'ralph', 'clara'])).toEqual({ clara: 'marie', ralph: 'luc' })
  expect(fit('fr-FR', ['ralph', 'gone', 'clara'])).toEqual({ ralph: 'luc', gone: 'marie', clara: 'marie' })
})

it('voices of a copy are about as old as those of the original', () => {
  const old = { ...voice('martha', 'en-US', 'female'), description: 'A little older' }
  const aged = { ...voice('jeanne', 'fr-FR', 'female'), description: 'An old voice' }
  const all = [...voices, old, aged]
  expect(fitVoices({ voices: all, language: 'fr-FR', spoken: ['martha', 'clara'] })).toEqual(
    new Map([
      ['martha', 'jeanne'],
      ['clara', 'marie'],
    ]),
  )
})

it('voices of a copy take the chosen one for the narrator', () => {
  expect(fit('fr-FR', ['clara', 'ralph'], 'luc')).toEqual({ clara: 'luc', ralph: 'marie' })
})

it('voices of a copy come from another region when this one has none, and are empty without a voice for the language', () => {
  expect(voicesFor(voices, 'fr-CA').map(({ id }) => id)).toEqual(['zoe'])
  expect(voicesFor(voices, 'fr-BE')).toHaveLength(3)
  expect(fit('de-DE', ['clara'])).toEqual({})
})
