import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateSeconds } from './reading-pace.ts'
import { sceneSeconds } from './planned-length.ts'
import { splitScript } from './split-script.ts'
import { cpuTime } from './testing/cpu-time.ts'

const bare = (text: string) => text.replace(/\s+/gu, '')

const SCRIPTS: Readonly<Record<string, readonly [string, string]>> = {
  English: [
    'en-US',
    'It was late. Dr. Hill looked up, e.g. at 3.5 km, and said: "Go!" Nobody moved.\n\nThe end came quickly; nobody saw it.',
  ],
  Japanese: [
    'ja',
    '昔々、あるところに、おじいさんとおばあさんが住んでいました。おじいさんは山へ行きました！おばあさんは川へ行きましたか？',
  ],
  Chinese: ['zh-CN', '春天来了，花开了。孩子们在公园里玩，风筝在天上飞；大家都很高兴。'],
  Arabic: ['ar', 'كان يا ما كان، في قديم الزمان، ملك عادل. هل كان سعيدا؟ نعم، كان سعيدا جدا.'],
  Hebrew: ['he', 'היה היה פעם מלך. הוא חי ב-1999, בארמון גדול! והסוף?'],
  Thai: ['th', 'กาลครั้งหนึ่งนานมาแล้ว มีเด็กหญิงคนหนึ่งอาศัยอยู่ในหมู่บ้านเล็กๆ ริมทะเล'],
  emoji: ['en', '👩‍👩‍👧‍👦 The family 🎉🎉 laughed! 🇩🇪🇫🇷 They cheered 👍🏽. ❤️‍🔥'],
}

describe('splitScript', () => {
  it.each(Object.entries(SCRIPTS))('splitScript keeps %s word for word', (_name, [language, text]) => {
    for (const seconds of [2, 5, 20]) {
      const scenes = splitScript(text, language, seconds)
      expect(bare(scenes.join(''))).toBe(bare(text))
      for (const scene of scenes) expect(scene).toMatch(/[\p{L}\p{N}]/u)
    }
  })

  it('splitScript keeps anything word for word and never cuts a character in two', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
        fc.integer({ min: 1, max: 20 }),
        (text, seconds) => {
          const scenes = splitScript(text, 'en', seconds)
          expect(bare(scenes.join(''))).toBe(bare(text))
          for (const scene of scenes) expect(scene).not.toMatch(/\p{Cs}/u)
        },
      ),
    )
  })

  it('splitScript cuts at sentence ends, and at clause marks where a sentence is too long', () => {
    expect(splitScript('One short sentence here. Another short one there.', 'en', 2)).toEqual([
      'One short sentence here.',
      'Another short one there.',
    ])
    const long =
      'When the rain had stopped at last, the children ran out into the garden, where the apples lay in the grass, and began to gather them.'
    const scenes = splitScript(long, 'en', 3)
    expect(scenes.length).toBeGreaterThan(1)
    for (const scene of scenes.slice(0, -1)) expect(scene).toMatch(/,$/u)
  })

  it('splitScript cuts between words where there is no punctuation at all', () => {
    const text = 'word '.repeat(200).trim()
    const scenes = splitScript(text, 'en', 5)
    expect(scenes.length).toBeGreaterThan(5)
    for (const scene of scenes) expect(scene).toMatch(/^word(?: word)*$/u)
  })

  it('splitScript makes scenes of about the length requested', () => {
    const text = 'The keeper climbed the tower, as she did every evening. Nobody was out there. '.repeat(40)
    for (const seconds of [5, 9, 15]) {
      const lengths = splitScript(text, 'en', seconds).map((scene) => estimateSeconds(scene, 'en'))
      const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
      expect(mean / seconds).toBeGreaterThan(0.6)
      expect(mean / seconds).toBeLessThan(1.5)
      expect(Math.max(...lengths)).toBeLessThan(seconds * 2)
    }
  })

  it('splitScript respects paragraphs and leaves no scene without words', () => {
    const scenes = splitScript(
      'The first part is told in this paragraph.\n\n🎉\n\nThe second part is told in another one.\n\n…',
      'en',
      5,
    )
    expect(scenes).toHaveLength(2)
    expect(scenes[1]).toMatch(/^The second/u)
  })

  it('splitScript is quick: 5,000 words in well under a second', () => {
    const text = 'Every evening the old lighthouse wakes, and its light draws a slow circle over the sea. '.repeat(313)
    // Far above what it takes: a cost that grows with the square of the words would still break it.
    expect(cpuTime(() => splitScript(text, 'en', 5))).toBeLessThan(15_000)
  })
})

describe('sceneSeconds', () => {
  it('sceneSeconds grows with size and slowness', () => {
    expect(sceneSeconds('SHORT', 'MEDIUM')).toBeLessThan(sceneSeconds('MEDIUM', 'MEDIUM'))
    expect(sceneSeconds('MEDIUM', 'MEDIUM')).toBeLessThan(sceneSeconds('LONG', 'MEDIUM'))
    expect(sceneSeconds('SHORT', 'FAST')).toBeLessThan(sceneSeconds('SHORT', 'SLOW'))
  })
})
