import { expect, it } from 'vitest'
import { emotions } from '#server/platform/db/schema/values.ts'
import { inMood } from './mood.ts'

it('a voice without emotions keeps its settings', () => {
  expect(inMood({ speakingRate: 1.3, pitch: -2, emotions: [] })).toEqual({ speakingRate: 1.3, pitch: -2 })
  expect(inMood({ speakingRate: 1.3, pitch: -2, emotions: ['NEUTRAL'] })).toEqual({ speakingRate: 1.3, pitch: -2 })
})

it('each emotion is applied, the first one most, within the voice’s limits', () => {
  const speak = (...felt: (typeof emotions)[number][]) => inMood({ speakingRate: 1, pitch: 0, emotions: felt })
  for (const emotion of emotions.filter((each) => each !== 'NEUTRAL'))
    expect(speak(emotion)).not.toEqual({ speakingRate: 1, pitch: 0 })
  expect(speak('SAD', 'HAPPY').pitch).toBeLessThan(speak('HAPPY', 'SAD').pitch)
  expect(inMood({ speakingRate: 2, pitch: 12, emotions: ['EXCITED'] })).toEqual({ speakingRate: 2, pitch: 12 })
  expect(inMood({ speakingRate: 0.5, pitch: -12, emotions: ['SAD'] })).toEqual({ speakingRate: 0.5, pitch: -12 })
})
