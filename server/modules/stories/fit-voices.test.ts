import { expect, it } from 'vitest'
import type { VoiceInfo } from '#engines/ports.ts'
import { voicesFor } from '#src/domain/voice-for.ts'
import { fitVoices } from './fit-voices.ts'

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

it('voices of a copy come from another region when this one has none, and from nowhere when nobody speaks the language', () => {
  expect(voicesFor(voices, 'fr-CA').map(({ id }) => id)).toEqual(['zoe'])
  expect(voicesFor(voices, 'fr-BE')).toHaveLength(3)
  expect(fit('de-DE', ['clara'])).toEqual({})
})
