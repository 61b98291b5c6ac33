import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSrt, toVtt } from '#src/video/subtitles/cues.ts'
import { parseSubtitles, readAss } from './parse-subtitles.ts'
import { cpuTime } from '../testing/cpu-time.ts'

const SRT = `1\r
00:00:01,000 --> 00:00:03,500\r
<i>Waves</i> come in.\r
\r
2\r
00:00:03,400 --> 00:01:00,25\r
{\\an8}They go out\r
again &amp; again.\r
`
const FIRST_TWO = [
  { text: 'Waves come in.', start: 1_000, end: 3_400 },
  { text: 'They go out\nagain & again.', start: 3_400, end: 60_250 },
]
const cue = (number: number, times: string, text: string) => `${number}\n${times}\n${text}\n\n`

describe('a subtitle file', () => {
  it('a subtitle file in SubRip is read without its formatting; an overlap is shortened and reported', () => {
    expect(parseSubtitles(`\uFEFF${SRT}`)).toEqual({
      cues: FIRST_TWO,
      notes: ['Caption 1 was shortened because it overlaps caption 2.'],
    })
  })

  it('a subtitle file in WebVTT is read without notes, styles and settings', () => {
    const vtt = `WEBVTT - Some title
Kind: captions

NOTE this --> is no caption
nor is 00:01.000 --> 00:02.000

STYLE
::cue { color: red }

intro
00:01.000 --> 00:02.500 align:start position:10%
<v Ada>Hello <00:01.500><c.loud>you</c>.

01:00:00.000 --> 01:00:01.000
3 < 4`
    expect(parseSubtitles(vtt)).toEqual({
      cues: [
        { text: 'Hello you.', start: 1_000, end: 2_500 },
        { text: '3 < 4', start: 3_600_000, end: 3_601_000 },
      ],
      notes: [],
    })
  })

  it('a subtitle file in ASS or SSA gives its dialogue, without overrides, comments and drawings', () => {
    const ass = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize
Style: Default,Arial,20

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Comment: 0,0:00:00.00,0:00:09.00,Default,,0,0,0,,not said
Dialogue: 0,0:00:03.50,0:00:05.00,Default,,0,0,0,,{\\i1}Second{\\i0}, with commas,\\Nand two\\hlines.
Dialogue: 0,0:00:01.25,0:00:03.00,Default,Ada,0,0,0,,First\\nline.
Dialogue: 0,0:00:01.25,0:00:03.00,Sign,,0,0,0,,A SIGN
Dialogue: 0,0:00:06.00,0:00:07.00,Sign,,0,0,0,,{\\p1}m 0 0 l 100 0{\\p0}`
    expect(parseSubtitles(ass)).toEqual({
      cues: [
        { text: 'First line.\nA SIGN', start: 1_250, end: 3_000 },
        { text: 'Second, with commas,\nand two lines.', start: 3_500, end: 5_000 },
      ],
      notes: [
        expect.stringMatching(/^Caption 4 \(line 14\) was left out: it has no text/),
        'Captions 2 and 3 start together and were merged.',
      ],
    })
    const ssa = '[Events]\nFormat: Marked, Start, End, Text\nDialogue: Marked=0,0:00:01.00,0:00:02.00,Old, and read.'
    expect(parseSubtitles(ssa)).toEqual({ cues: [{ text: 'Old, and read.', start: 1_000, end: 2_000 }], notes: [] })
  })

  it.each([
    ['00:02:00,000 --> 00:02:aa,000', /^Caption 3 \(line 11\) was left out: the time \(“00:02:00,000 --/],
    ['00:02:70,000 --> 00:02:80,000', /^Caption 3 \(line 11\) was left out: the time/],
    ['00:02:00,000 --> 00:01:59,000', /^Caption 3 \(line 11\) was left out: it ends before it starts\.$/],
    ['00:02:00,000 --> 00:02:00,000', /^Caption 3 \(line 11\) was left out: it has no length\.$/],
    [
      '00:09:00,000 --> 00:09:02,000',
      /^Caption 3 \(line 11\) was left out: it starts at 9:00.0, but the video ends at 5/,
    ],
  ])('a subtitle file loses one caption and not the rest to a fault in its times (%s)', (times, note) => {
    const source = `${SRT}\n3\n${times}\nThe end.\n\n4\n00:04:00,000 --> 00:05:30,000\nAfter it.\n`
    expect(parseSubtitles(source, 300_000)).toEqual({
      cues: [...FIRST_TWO, { text: 'After it.', start: 240_000, end: 300_000 }],
      notes: expect.arrayContaining([expect.stringMatching(note), 'Caption 4 now ends with the video.']),
    })
  })

  it('a subtitle file is put in playing order, and without empty lines between captions each keeps its own words', () => {
    const source = '1\n00:00:05,000 --> 00:00:06,000\nSecond\n2\n00:00:01,000 --> 00:00:02,000\nFirst\n42 --> 43'
    expect(parseSubtitles(source)).toEqual({
      cues: [
        { text: 'First\n42 --> 43', start: 1_000, end: 2_000 },
        { text: 'Second', start: 5_000, end: 6_000 },
      ],
      notes: ['Caption 2 was out of order and has been moved.'],
    })
  })

  it('a subtitle file without captions is refused with the first fault', () => {
    for (const source of ['', 'just a letter', 'WEBVTT\n\n', '[Events]\n', '1\n00:00:01,000 --> 00:00:02,000\n\n'])
      expect(parseSubtitles(source)).toEqual({ problem: expect.stringMatching(/^No captions found/) })
    expect(parseSubtitles(cue(1, '00:00:01,000 --> 00:00:01,000', 'x'))).toEqual({
      problem: expect.stringContaining('Caption 1 (line 2) was left out: it has no length.'),
    })
  })
})

const line = fc
  .array(fc.constantFrom('a', 'Dr.', '9:30', '&', '<3', '>', '-->', '🙂', 'שלום', '-', '5.', "don't"), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => words.join(' '))
const cues = fc
  .array(
    fc.record({
      gap: fc.nat(5_000),
      length: fc.integer({ min: 1, max: 9_000 }),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) => {
    let at = 0
    return list.map(({ gap, length, lines }) => {
      const start = at + gap
      at = start + length
      return { start, end: at, lines }
    })
  })

it('captions written as SRT or WebVTT are read back the same, at the same times', () => {
  fc.assert(
    fc.property(cues, (list) => {
      const expected = { cues: list.map(({ lines, ...times }) => ({ ...times, text: lines.join('\n') })), notes: [] }
      expect(parseSubtitles(toVtt(list))).toEqual(expected)
      expect(parseSubtitles(toSrt(list))).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

const MARKS = ['00:00:01,000 --> 00:00:02,000', '0:00:01.00', '-->', '\n', '\n\n', 'WEBVTT', 'NOTE', '[Events]', 'Dialogue: ', 'Format: ', '<', '{\\', '&amp;', ',', '\r', '\u202b', '1'] // prettier-ignore
const hostile = fc.array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ maxLength: 8 })), { maxLength: 60 }).map((parts) => parts.join('')) // prettier-ignore

it('whatever a file holds, its captions follow each other, have words, and end with the video', () => {
  fc.assert(
    fc.property(hostile, fc.integer({ min: 1, max: 5_000 }), (source, lengthMs) => {
      const read = parseSubtitles(source, lengthMs)
      if ('problem' in read) return
      for (const [at, { text, start, end }] of read.cues.entries()) {
        expect(text.trim()).not.toBe('')
        expect(start).toBeGreaterThanOrEqual(read.cues[at - 1]?.end ?? 0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(lengthMs)
      }
    }),
    { numRuns: 300 },
  )
})

it.each(['<', '{\\', '&a', '-', '>', '00:', '[Events]\n', 'Dialogue: ,', '1\n', '00:00:01,000 --> 00:00:02,000\n<'])(
  'a file of nothing but %j takes time in proportion to its length',
  (mark) => {
    const timeOf = (length: number) => {
      const source = `1\n00:00:01,000 --> 00:00:02,000\n${mark.repeat(Math.ceil(length / mark.length))}`
      return cpuTime(() => parseSubtitles(source))
    }
    timeOf(10_000)
    // Eight times as long would take sixty-four times as long if it were quadratic.
    const few = Math.max(4, timeOf(50_000))
    expect(timeOf(400_000)).toBeLessThan(few * 30)
  },
)

const at = (start: string, end: string) =>
  readAss(['[Events]', `Dialogue: 0,${start},${end},Default,,0,0,0,,Words`])[0]?.times

it('a time of an ASS file counts hours, minutes, seconds and hundredths', () => {
  expect(at('2:03:04.50', '10:59:59.99')).toEqual({ start: 7_384_500, end: 39_599_990 })
  expect(at('0:00:01.5', '0:00:02.005')).toEqual({ start: 1_500, end: 2_005 })
})

it('a time of an ASS file with sixty minutes or seconds is invalid', () => {
  expect(at('0:60:00.00', '0:00:01.00')).toBeNull()
  expect(at('0:00:60.00', '0:00:61.00')).toBeNull()
})
