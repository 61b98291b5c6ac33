import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VideoDocument } from '../document.ts'
import { openFilms, SQUARE, type Films } from './films.ts'
import { sampleFilm } from './sample-film.ts'

let film: Films
beforeAll(async () => {
  film = await openFilms()
}, 120_000)
afterAll(() => film?.close())

const isLong = process.env['LONG_TESTS'] === '1'

describe('captions in the exported film', () => {
  it('captions in the exported film highlight another word at another time', async () => {
    const document = sampleFilm(SQUARE)
    const still: VideoDocument = {
      ...document,
      scenes: document.scenes.map((scene) => ({
        ...scene,
        arolls: scene.arolls.map((aroll) => ({ ...aroll, animation: 'NONE' as const })),
      })),
    }
    const [same, other] = await film.page.evaluate(
      async (of) => [await window.harness.difference(of, 131, 132), await window.harness.difference(of, 118, 138)],
      still,
    )
    expect(other).toBeLessThan(same ?? 0)
  })

  it.each([
    ['Hebrew with digits', 'he', 'בשנת 1987 הוא כתב אל הים'],
    ['Chinese without spaces, and joined emoji', 'zh-CN', '灯塔的看守人👩‍🚀在夜里给大海写了一封👨‍👩‍👧‍👦很长的信。'],
    // Each a film of its own; the drawing itself has its tests beside it.
    ...(isLong
      ? [
          ['Arabic', 'ar', 'كتب الحارس رسالة طويلة إلى البحر'] as const,
          ['joined emoji', 'en-US', '👩‍🚀 looks at 👨‍👩‍👧‍👦 and 🏳️‍🌈 flags'] as const,
          ['a word of 300 letters', 'en-US', 'Donau'.repeat(60)] as const,
          ['a German compound', 'de-DE', 'Donaudampfschifffahrtsgesellschaft'] as const,
          ['Japanese particles', 'ja-JP', '灯台守は毎晩、海に向かって手紙を書きました。'] as const,
        ]
      : []),
  ] as const)(
    'captions with %s are drawn the same in page and film',
    async (name, language, words) => {
      const document = sampleFilm(SQUARE, [{ text: words, frames: 60, animation: 'NONE', transition: '' }])
      const spoken = { ...document, language, captions: { ...document.captions, length: 'LONG' as const } }
      await film.exportAs(name, spoken)
      const similarities = await film.compare(name, spoken, [12, 30, 45])
      for (const similarity of similarities) expect(similarity).toBeGreaterThan(0.95)
      const silent = { ...spoken, captions: { ...spoken.captions, show: false } }
      expect((await film.compare(name, silent, [30]))[0]).toBeLessThan(similarities[1] ?? 0)
    },
    90_000,
  )

  it('captions in a chosen font and colour are the same in page and film', async () => {
    const document = sampleFilm(SQUARE, [
      { text: 'He waits for the light', frames: 45, animation: 'NONE', transition: '' },
    ])
    const chosen: VideoDocument = {
      ...document,
      captions: {
        ...document.captions,
        font: 'Fraunces',
        colors: { text: null, highlight: '#ff5533', plate: '#102030' },
        weight: 900,
        uppercase: true,
        outline: { width: 0.18, color: '#00c2a8' },
      },
    }
    await film.exportAs('font', chosen)
    const [same] = await film.compare('font', chosen, [30])
    expect(same).toBeGreaterThan(0.95)
    const { colors } = document.captions
    for (const other of [{ font: null }, { colors }, { weight: 300 }, { uppercase: false }, { outline: null }]) {
      const [differs] = await film.compare('font', { ...chosen, captions: { ...chosen.captions, ...other } }, [30])
      expect(differs).toBeLessThan((same ?? 0) - 0.002)
    }
  }, 60_000)

  it.each([
    ['ja-JP', '灯台守は手紙を書きました。', '毎晩彼女は星を見ていた。'],
    ['ar-SA', 'كان يكتب رسالة كل ليلة', 'ثم انطفأ الضوء فجأة هنا'],
  ])(
    '%s: the letters use the film’s fonts, whatever the system has',
    async (language, one, other) => {
      const document = sampleFilm(SQUARE)
      const [first] = document.scenes
      if (!first) throw new Error('No scene')
      const saying = (text: string): VideoDocument => ({
        ...document,
        language,
        durationInFrames: 60,
        scenes: [{ ...first, durationInFrames: 60, voice: null, captions: [{ word: text, start: 0, end: 2000 }] }],
      })
      // As boxes, two texts of as many letters would look the same.
      const drawn = (text: string) =>
        film.page.evaluate(([of, at]) => window.harness.draw(of, at), [saying(text), 30] as const)
      expect(await drawn(one)).not.toBe(await drawn(other))
      const loaded = await film.page.evaluate(
        (letter) =>
          Array.from(window.document.fonts).some(
            ({ family, status, unicodeRange }) =>
              family.includes(' Film') &&
              status === 'loaded' &&
              unicodeRange.split(',').some((range) => {
                const [from = '', to = from] = range.trim().replace(/^U\+/iu, '').split('-')
                return Number.parseInt(from, 16) <= letter && letter <= Number.parseInt(to, 16)
              }),
          ),
        one.codePointAt(0) ?? 0,
      )
      expect(loaded).toBe(true)
    },
    90_000,
  )

  it('captions look the same whatever films the page has drawn before', async () => {
    const english = sampleFilm(SQUARE)
    const drawn = (of: VideoDocument) => film.page.evaluate((it) => window.harness.draw(it, 30), of)
    const before = await drawn(english)
    const scenes = english.scenes.map((scene) => ({ ...scene, captions: [{ word: '灯塔', start: 0, end: 2000 }] }))
    await drawn({ ...english, language: 'zh-CN', scenes })
    expect(await drawn(english)).toBe(before)
  })

  it('a full stop is at the left end of a right-to-left caption', async () => {
    const document = sampleFilm(SQUARE)
    const saying = (text: string) => {
      const words = text.split(' ').map((word, at) => ({ word, start: at * 500, end: at * 500 + 500 }))
      return { ...document, language: 'he', scenes: document.scenes.map((scene) => ({ ...scene, captions: words })) }
    }
    const drawn = (text: string) =>
      film.page.evaluate(([of, at]) => window.harness.draw(of, at), [saying(text), 20] as const)
    // The mark behind it states the direction explicitly, and changes nothing.
    expect(await drawn('מכתב בכל לילה.')).toBe(await drawn('מכתב בכל לילה.\u200f'))
    expect(await drawn('מכתב בכל לילה.')).not.toBe(await drawn('מכתב בכל \u202aלילה.\u202c'))
  }, 60_000)

  it('drawing captions in the exported film writes nothing to the console', () => expect(film.errors).toEqual([]))
})
