import { describe, expect, it } from 'vitest'
import { FREE_LIMIT_TEXT, PREMIUM_LIMIT_TEXT } from '#src/domain/length-limits.ts'
import { DEFAULT_CHOICES, type Choices } from './choices.ts'
import { estimateStory } from './estimate.ts'

const script = (words: number): Choices => ({
  ...DEFAULT_CHOICES,
  kind: 'SCRIPT',
  text: 'harbour '.repeat(words).trim(),
})

describe('estimateStory', () => {
  it('estimateStory gives a prompt the requested length, in scenes of the chosen size', () => {
    const prompt: Choices = { ...DEFAULT_CHOICES, text: 'A boat comes home', seconds: 60 }
    expect(estimateStory(prompt, false)).toMatchObject({ words: 4, seconds: 60, scenes: 12, problem: null })
    expect(estimateStory({ ...prompt, size: 'LONG' }, false).scenes).toBe(4)
    expect(estimateStory({ ...prompt, pace: 'SLOW' }, false).scenes).toBe(9)
  })

  it('estimateStory reads a script at the voices’ pace, regardless of an earlier requested length', () => {
    const short = estimateStory({ ...script(20), seconds: 600 }, false)
    const long = estimateStory(script(40), false)
    expect(short.seconds).toBeLessThan(30)
    expect(long.seconds / short.seconds).toBeGreaterThan(1.8)
  })

  it('estimateStory has no length and no scenes without words', () => {
    expect(estimateStory(script(0), false)).toEqual({ words: 0, seconds: 0, scenes: 0, perScene: 0, problem: null })
  })

  it('estimateStory names the limit of the plan before the server does', () => {
    expect(estimateStory(script(400), false).problem).toBe(FREE_LIMIT_TEXT)
    expect(estimateStory(script(400), true).problem).toBeNull()
    expect(estimateStory(script(4000), true).problem).toBe(PREMIUM_LIMIT_TEXT)
    expect(estimateStory({ ...DEFAULT_CHOICES, seconds: 60 }, false).problem).toBeNull()
  })

  it('estimateStory counts the words of languages without spaces between words', () => {
    expect(
      estimateStory({ ...script(0), text: '小さな船が嵐の夜に港へ帰る', language: 'ja-JP' }, false).words,
    ).toBeGreaterThan(4)
  })
})
