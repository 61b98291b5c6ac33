import { describe, expect, it } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import { parseScene } from '../illustrator/parse/parse-scene.ts'
import { write } from './testing/write.ts'
import { visualsOfScript } from './visual.ts'

describe('a prompt in another language', () => {
  it.each([
    ['fr-FR', 'Il était une fois un petit chat qui voulait voir la mer. Il partit un matin.'],
    ['en-US', 'Ein alter Leuchtturmwärter findet eine Flasche mit einem Brief und öffnet sie.'],
    ['es', 'Una niña descubre que su sombra tiene vida propia'],
    ['ja', '小さな猫が海を見に行く物語。'],
    ['en', '猫が海を見たいと思っています。'],
    ['ar', 'قصة عن حارس المنارة الذي وجد رسالة.'],
  ])(
    'a prompt in another language (%s chosen) keeps the person’s words and adds no English: %s',
    async (language, text) => {
      const { title, scenes } = await write({ text, language })
      expect(
        scenes
          .map(({ narration }) => narration)
          .join('')
          .replace(/\s+/gu, ''),
      ).toBe(text.replace(/\s+/gu, ''))
      expect(title.length).toBeGreaterThan(3)
    },
  )

  it('writes an English prompt in English whatever language is selected', async () => {
    const { scenes } = await write({
      text: 'A lighthouse keeper finds a letter in a bottle by the sea',
      language: 'de-DE',
    })
    expect(scenes.length).toBeGreaterThan(3)
  })
})

describe('a script', () => {
  const SCRIPT =
    'Anna climbed the tower. "Is anybody there?" she asked. The old keeper shook his head.\n\nAt night the harbour lay still. Anna waited, counting the waves; the keeper slept.'

  it('a sentence that names nothing to draw shows the subject before it, and at the beginning the one after it', () => {
    const script = ['It was never meant to be.', 'The guitar hung in the shop window.', 'That changed it all.']
    const visuals = visualsOfScript(script, 'en').map(({ prompt }) => prompt)
    for (const visual of visuals) expect(parseScene(visual).mentions.map(({ kind }) => kind)).toContain('guitar')
    // In different sizes.
    expect(new Set(visuals.map((visual) => visual.split(':')[0])).size).toBeGreaterThan(1)
  })

  it('a script is kept word for word', async () => {
    for (const sceneSize of ['SHORT', 'MEDIUM', 'LONG'] as const) {
      const { scenes } = await write({ kind: 'SCRIPT', text: SCRIPT, sceneSize })
      expect(
        scenes
          .map(({ narration }) => narration)
          .join(' ')
          .replace(/\s+/gu, ' '),
      ).toBe(SCRIPT.replace(/\s+/gu, ' '))
    }
  })

  it('a script yields its people as cast, a title and images that keep their place', async () => {
    const { title, cast, scenes } = await write({ kind: 'SCRIPT', text: SCRIPT })
    expect(title).toBe('Anna Climbed the Tower')
    expect(cast.map(({ name }) => name)).toEqual(['Anna', 'Keeper'])
    expect(scenes.at(-1)?.visualPrompt).toMatch(/harbour/u)
    expect(scenes.at(-1)?.visualPrompt).toMatch(/night/u)
  })

  it('a script of 5,000 words takes under a second', async () => {
    const text = `${SCRIPT} `.repeat(167)
    const start = performance.now()
    const { scenes } = await write({ kind: 'SCRIPT', text: text.slice(0, 60_000) })
    // Far above what it takes: a cost that grows with the square of the words would still break it.
    expect(performance.now() - start).toBeLessThan(15_000)
    expect(scenes.length).toBeGreaterThan(200)
  })
})

describe('rejections with a user-readable message', () => {
  it.each([
    ['nothing', '', 'Write a few words'],
    ['white space', ' \n\t ', 'Write a few words'],
    ['signs only', '!!! 🎉 …', 'no words'],
    ['too much', 'a'.repeat(60_001), '60,000'],
  ])('rejects a text with a user-readable message: %s', async (_name, text, message) => {
    for (const kind of ['PROMPT', 'SCRIPT'] as const) {
      await expect(write({ kind, text })).rejects.toThrow(EngineError)
      await expect(write({ kind, text })).rejects.toThrow(message)
    }
  })

  it('rejects a length that is not a number', async () => {
    await expect(write({ text: 'How bread rises', targetSeconds: Number.NaN })).rejects.toThrow(EngineError)
  })
})
