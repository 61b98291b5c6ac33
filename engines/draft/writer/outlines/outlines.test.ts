import { expect, it } from 'vitest'
import { SUGGESTED_PROMPTS } from '#src/domain/suggested-prompts.ts'
import { createWriter } from '../writer.ts'
import { write } from '../testing/write.ts'
import { findOutline, OUTLINES } from './find-outline.ts'

const said = async (text: string, targetSeconds = 60) =>
  (await write({ text, targetSeconds })).scenes.map(({ narration }) => narration).join(' ')

const forecast = (text: string, targetSeconds: number) =>
  createWriter().forecast?.({
    ...{ kind: 'PROMPT', text, language: 'en-US', sceneSize: 'SHORT', scenePace: 'MEDIUM' },
    targetSeconds,
  })

it('every prompt that Home suggests has an outline, and no other words lead to two of them', () => {
  expect(OUTLINES.map(({ prompt }) => prompt).sort()).toEqual([...SUGGESTED_PROMPTS].sort())
  for (const outline of OUTLINES)
    for (const words of [outline.prompt, ...outline.about]) expect(findOutline(words), words).toBe(outline)
})

it('every fact of an outline has a source with a URL, and no fact is there twice', () => {
  const points = OUTLINES.flatMap(({ items = [], points: more }) => [...items, ...more])
  for (const [, text, source] of points) {
    expect(text).toMatch(/^\p{Lu}.*[.!?]$/u)
    expect(source, text).toMatch(/^[\p{L}\p{N}].+, https:\/\/[\w.-]+\/[\w%/.()*~,:-]+$/u)
  }
  expect(new Set(points.map(([, text]) => text)).size).toBe(points.length)
})

it.each(SUGGESTED_PROMPTS)(
  '“%s” fills half a minute and a minute with sentences of its outline alone',
  async (text) => {
    for (const seconds of [30, 60]) {
      const length = forecast(text, seconds)
      expect(length?.basis).toBe('OUTLINE')
      expect(Math.abs((length?.seconds ?? 0) / seconds - 1), `${length?.seconds} of ${seconds} s`).toBeLessThan(0.15)
    }
    const { opening, items = [], points, ending } = findOutline(text) ?? { opening: '', points: [], ending: '' }
    let left = (await said(text)).replaceAll(/\b(?:First|Second|Third|Fourth|Fifth): (\p{L})/gu, (_, letter: string) =>
      letter.toUpperCase(),
    )
    for (const known of [opening, `${text}.`, ...[...items, ...points].map(([, each]) => each), ending])
      left = left.replace(known, '')
    expect(left.trim()).toBe('')
  },
)

it('an outlined video names its sources, and a shorter one only those of what it says', async () => {
  const long = await write({ text: 'How bread rises' })
  const short = await write({ text: 'How bread rises', targetSeconds: 15 })
  expect(long.sources?.length).toBeGreaterThan(short.sources?.length ?? 0)
  expect(short.sources).toContain("Baker's yeast, Wikipedia, https://en.wikipedia.org/wiki/Baker%27s_yeast")
})

it.each([
  ['why does bread rise?', 'Yeast is a fungus'],
  ['Please make a 30 second video about how bridges work, for kids', 'An arch leads weight'],
  ['Explain black holes to kids', 'A massive star shines'],
  ['Tips for better sleep', 'First: go to bed'],
])('“%s” is explained by an outline', async (text, words) => {
  expect(await said(text)).toContain(words)
})

it.each([
  ['Write a story about a lighthouse', 'COMPOSED'],
  ['Make an ad for our coffee', 'TOPIC_ONLY'],
  ['How bread rises in space', 'TOPIC_ONLY'],
  ['The history of coffee in Brazil', 'TOPIC_ONLY'],
  ['How to tie a tie', 'TOPIC_ONLY'],
  ['A lighthouse keeper finds a letter', 'COMPOSED'],
  ['Our library reopens on 3 May. It has 120 new seats.', 'OWN_WORDS'],
  ['Wie Brot aufgeht', 'OWN_WORDS'],
])('“%s” is made of: %s', (text, basis) => {
  expect(forecast(text, 30)?.basis).toBe(basis)
})

it.each(['How to tie a tie', 'Why we should all walk more', 'Introducing AquaPure, a bottle that cleans itself'])(
  '“%s” is said as it is, and nothing is made up about it',
  async (text) => {
    expect(await said(text)).toBe(`${text}.`)
  },
)

it('the images of an outlined video show its subject, whatever its title says', async () => {
  const { scenes } = await write({ text: 'Why cats always land on their feet' })
  for (const { visualPrompt } of scenes) expect(visualPrompt).toContain('a cat')
  expect(scenes.find(({ onScreen }) => onScreen?.preset === 'title')?.visualPrompt).not.toContain('feet')
})

it('key points in lines below a topic are what is said about it', async () => {
  const { title, scenes } = await write({
    text: 'Why we should all walk more\n- It lowers blood pressure\n- It costs nothing\n- It clears the mind',
  })
  expect(title).toBe('Why We Should All Walk More')
  expect(scenes.map(({ narration }) => narration).join(' ')).toBe(
    'Why we should all walk more. It lowers blood pressure. It costs nothing. It clears the mind.',
  )
  expect(scenes[0]?.onScreen).toEqual({ preset: 'title', texts: ['Why we should all walk more'] })
})
