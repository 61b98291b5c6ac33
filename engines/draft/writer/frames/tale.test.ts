import { expect, it } from 'vitest'
import { write } from '../testing/write.ts'

/** What several lengths of the same tale say, which have other sentences each. */
async function tellings(text: string): Promise<string[]> {
  const stories = await Promise.all(
    [15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 90, 120].map((targetSeconds) => write({ text, targetSeconds })),
  )
  return stories.map(({ scenes }) => scenes.map(({ narration }) => narration).join(' '))
}

const sentencesOf = (telling: string) => telling.split(/(?<=[.!?])\s+/u)

it.each([
  ['A lighthouse keeper writes one letter every night', 'writes one letter every night'],
  ['A dragon who is afraid of fire', 'is afraid of fire'],
])('what “%s” says of no single night happens on none, and something else does', async (text, habit) => {
  for (const telling of await tellings(text)) {
    const [said = ''] = sentencesOf(telling).filter((sentence) => sentence.includes(habit))
    expect(said).not.toBe('')
    expect(said).not.toMatch(/^(?:Then|That|One|And so|Before the|Nobody expects|Not a step)\b/u)
    expect(sentencesOf(telling).length).toBeGreaterThan(2)
  }
})

it.each([
  ['A robot discovers a garden', 'discovers a garden', /\b(?:in the garden|the garden (?:is|has))\b/u],
  ['Two sisters open an inn', 'open an inn', /\bin the inn\b/u],
])('“%s” does not begin where the tale arrives', async (text, deed, place) => {
  for (const telling of await tellings(text)) {
    const [before = ''] = telling.split(deed)
    expect(before).not.toMatch(place)
  }
})

it.each([
  'Two sisters open an inn in the mountains',
  'An old man builds a boat in the mountains',
  'A fox finds a key in the mountains',
  'A girl repairs a radio in the mountains',
  'Three friends start a band in the mountains',
])('“%s” says once in a sentence where it is', async (text) => {
  for (const telling of await tellings(text))
    for (const sentence of sentencesOf(telling)) expect(sentence.match(/\bmountains\b/gu)?.length ?? 0).toBeLessThan(2)
})

it('a place of several agrees with its verb', async () => {
  for (const telling of await tellings('Two sisters open an inn in the mountains'))
    expect(telling).not.toMatch(/(?<!in )the mountains (?:is|has|was|belongs|gives|looks|makes|lets|seems|keeps)\b/iu)
})
