import { describe, expect, it } from 'vitest'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { createWriter } from './writer.ts'

const PROMPTS = [
  'A lighthouse keeper writes one letter every night',
  'A dragon who is afraid of fire',
  'Two brothers who stop talking after their father dies',
  'A robot learning to paint in an abandoned city',
  'Mira, a young baker, wants to open a shop by the sea',
]

describe.each([600, 780, 900])('a story of %d s', (targetSeconds) => {
  it.each(PROMPTS)('a long story is as long as it was asked to be, and says nothing twice: %s', async (text) => {
    const request = { kind: 'PROMPT', text, language: 'en-US', sceneSize: 'MEDIUM', scenePace: 'MEDIUM' } as const
    const { scenes } = await createWriter().write({ ...request, targetSeconds })
    const seconds = scenes.reduce((sum, { narration }) => sum + estimateSeconds(narration, 'en'), 0)
    expect(Math.abs(seconds / targetSeconds - 1)).toBeLessThan(0.08)
    const sentences = scenes.flatMap(({ narration }) => narration.split(/(?<=[.!?])\s+/))
    expect(sentences).toHaveLength(new Set(sentences).size)
  })
})
