import { describe, expect, it } from 'vitest'
import { sampleFilm, spokenWords } from '../testing/sample-film.ts'
import { cuesOf, type Cue, toSrt, toVtt } from './cues.ts'

const SIZE = { width: 1080, height: 1920 }
const filmOf = (texts: string[], language = 'en-US') => ({
  ...sampleFilm(
    SIZE,
    texts.map((text) => ({ text, frames: 90, animation: 'NONE', transition: '' })),
  ),
  language,
})

describe('cues', () => {
  it('cues follow each other through all scenes, with every word once', () => {
    const texts = ['He never puts a name on it. Nobody asks.', 'He only writes to whoever sees the light.']
    const cues = cuesOf(filmOf(texts))
    expect(cues.flatMap(({ lines }) => lines).join(' ')).toBe(texts.join(' '))
    for (const [at, { start, end }] of cues.entries()) {
      expect(Number.isInteger(start) && Number.isInteger(end) && start < end).toBe(true)
      expect(end).toBeLessThanOrEqual(cues[at + 1]?.start ?? 6000)
    }
    expect(cues.findLast(({ end }) => end <= 3000)?.lines.join(' ')).toBe('Nobody asks.')
    expect(cues.find(({ start }) => start >= 3000)?.start).toBe(3080)
  })

  it('cues break long sentences into two lines of nearly one width', () => {
    const [cue] = cuesOf(filmOf(['The keeper of the old lighthouse writes one letter']))
    expect(cue?.lines).toEqual(['The keeper of the old', 'lighthouse writes one letter'])
  })

  it('cues join scripts without spaces as they are written', () => {
    const text = '灯塔的看守人在夜里给大海写了一封很长的信。'
    expect(
      cuesOf(filmOf([text], 'zh-CN'))
        .flatMap(({ lines }) => lines)
        .join(''),
    ).toBe(text)
  })

  it('cues keep words with wrong times inside their scene, one after the other', () => {
    const film = filmOf(['a', 'b'])
    const [first] = film.scenes
    if (first) first.captions = [{ word: 'Late.', start: 2500, end: 9000 }, ...spokenWords('Early. Words.', 0, 2000)]
    const cues = cuesOf(film)
    expect(cues.map(({ lines }) => lines[0])).toEqual(['Early.', 'Words.', 'Late.', 'b'])
    for (const [at, { start, end }] of cues.entries()) {
      expect(end).toBeGreaterThan(start)
      expect(end).toBeLessThanOrEqual(cues[at + 1]?.start ?? 6000)
    }
  })
})

const CUES: Cue[] = [
  { start: 0, end: 1005, lines: ['Fish & chips <3 --> yes'] },
  { start: 59_999, end: 3_661_001, lines: ['First line,', 'second line'] },
]

describe('SRT', () => {
  it('SRT is numbered, has commas in its times and CRLF at every end', () => {
    expect(toSrt(CUES)).toBe(
      [
        '1',
        '00:00:00,000 --> 00:00:01,005',
        'Fish & chips <3 --> yes',
        '',
        '2',
        '00:00:59,999 --> 01:01:01,001',
        'First line,',
        'second line',
        '',
        '',
      ].join('\r\n'),
    )
  })

  it('SRT embeds the lines that are read from right to left, and only those', () => {
    const text = toSrt([{ start: 0, end: 900, lines: ['בשנת 1987 הוא כתב.', 'Then he left.', 'كتب الحارس!'] }])
    expect(text.split('\r\n').slice(2, 5)).toEqual([
      '\u202bבשנת 1987 הוא כתב.\u202c',
      'Then he left.',
      '\u202bكتب الحارس!\u202c',
    ])
  })
})

describe('WebVTT', () => {
  it('WebVTT begins with its name and escapes markup', () => {
    expect(toVtt(CUES)).toBe(
      [
        'WEBVTT',
        '',
        '1',
        '00:00:00.000 --> 00:00:01.005',
        'Fish &amp; chips &lt;3 --&gt; yes',
        '',
        '2',
        '00:00:59.999 --> 01:01:01.001',
        'First line,',
        'second line',
        '',
      ].join('\n'),
    )
  })

  it('WebVTT leaves direction to the player', () => {
    expect(toVtt([{ start: 0, end: 900, lines: ['كتب الحارس!'] }])).toContain('\nكتب الحارس!\n')
  })

  it('WebVTT without a word is still a file', () => expect([toVtt([]), toSrt([])]).toEqual(['WEBVTT\n', '']))
})
