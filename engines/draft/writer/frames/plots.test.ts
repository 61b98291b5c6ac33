import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { write } from '../testing/write.ts'
import { plotOf } from './plots.ts'
import { DARE, FIND, GO, LOSE, MEET, RETURN, WISH } from './plots-of-life.ts'
import { HABIT, MAKE, OPEN_UP, REPAIR } from './plots-of-work.ts'

it.each([
  ['An old man builds a boat', MAKE],
  ['A girl repairs a radio', REPAIR],
  ['Two sisters open an inn', OPEN_UP],
  ['A robot discovers a garden', FIND],
  ['A boy finds a lost dog', MEET],
  ['A spy falls in love', MEET],
  ['A teacher loses her voice', LOSE],
  ['A night train crosses the desert', GO],
  ['A violinist returns to her village', RETURN],
  ['A dragon who is afraid of fire', DARE],
  ['A small star that wants to shine', WISH],
  ['A whale who cannot sing', WISH],
  ['A lighthouse keeper writes one letter every night', HABIT],
])('what follows in “%s” goes with its event', (text, plot) => {
  expect(plotOf(readPrompt(text, createRandom(text)))).toBe(plot.passages)
})

it('a tale of two minutes at most ends as its course of events does, whatever its length', async () => {
  const text = 'A girl repairs a radio'
  for (const targetSeconds of [20, 30, 45, 60, 90, 120]) {
    const { scenes } = await write({ text, targetSeconds })
    const last = scenes.at(-1)?.narration ?? ''
    expect(last).toMatch(/tools within reach|goes home whole|where to look first/u)
  }
})
