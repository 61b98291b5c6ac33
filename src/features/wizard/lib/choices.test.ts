import { expect, it } from 'vitest'
import { creationOf, DEFAULT_CHOICES, leftAfter, musicOf, startingChoices, updateOf } from './choices.ts'

it('the wizard sends only changes, and null for a removed voice or style', () => {
  expect(updateOf({ text: 'New', voice: null })).toEqual({ initial_prompt: 'New', default_voice_code: null })
  expect(updateOf({ kind: 'SCRIPT' })).toEqual({ script_type: 'SCRIPT', creation_mode: 'Script' })
  expect(updateOf({ ratio: 'ONE_ONE' })).toEqual({})
})

it('the wizard creates a story with all choices but those never made', () => {
  const made = creationOf({ ...DEFAULT_CHOICES, text: 'A boat', ratio: 'NINE_SIXTEEN' })
  expect(made).toMatchObject({ creation_mode: 'Text', initial_prompt: 'A boat', aspect_ratio: 'NINE_SIXTEEN' })
  expect(made).not.toHaveProperty('visual_style')
  expect(made).not.toHaveProperty('default_voice_code')
})

it('a new story starts with the account’s pace and image model, and is created with them', () => {
  const own = startingChoices({ default_image_model: 'openai:gpt-image-2', scene_pace_preference: 'FAST' })
  expect(creationOf(own)).toMatchObject({ default_image_model: 'openai:gpt-image-2', scene_pace: 'FAST' })
  expect(startingChoices(null)).toEqual(DEFAULT_CHOICES)
  expect(creationOf({ ...own, usesBrand: true })).toMatchObject({ use_brand_settings: true })
  expect(updateOf({ usesBrand: false })).toEqual({ use_brand_settings: false })
})

it('the wizard keeps what was typed during a save over what was sent', () => {
  expect(leftAfter({ text: 'A boat comes', look: 'noir' }, { text: 'A boat', look: 'noir' })).toEqual({
    text: 'A boat comes',
    textBase: 'A boat',
  })
})

it('the wizard sends music only when it was changed, and null when it was removed', () => {
  expect(musicOf('s', { text: 'New' })).toBeNull()
  expect(musicOf('s', { music: null })).toEqual({ story_id: 's', have_background_music: false })
  expect(musicOf('s', { music: '/calm.wav', volume: 0.4 })).toEqual({
    story_id: 's',
    have_background_music: true,
    background_music_file_location: '/calm.wav',
    background_music_volume: 0.4,
  })
})
