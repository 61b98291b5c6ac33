import { describe, expect, it } from 'vitest'
import { parseSubtitles } from './parse-subtitles.ts'

const SRT = `1\r
00:00:01,000 --> 00:00:03,500\r
<i>Waves</i> come in.\r
\r
2\r
00:00:03,400 --> 00:01:00,25\r
{\\an8}They go out\r
again &amp; again.\r
`

describe('a subtitle file', () => {
  it('of SubRip is read, without its formatting; overlaps are shortened', () => {
    expect(parseSubtitles(`\uFEFF${SRT}`)).toEqual({
      cues: [
        { text: 'Waves come in.', start: 1_000, end: 3_400 },
        { text: 'They go out again & again.', start: 3_400, end: 60_250 },
      ],
    })
  })

  it('of WebVTT is read, without notes, styles and settings', () => {
    const vtt = `WEBVTT - Some title
Kind: captions

NOTE this --> is no caption
nor is 00:01.000 --> 00:02.000

STYLE
::cue { color: red }

intro
00:01.000 --> 00:02.500 align:start position:10%
<v Ada>Hello.

01:00:00.000 --> 01:00:01.000
Later.`
    expect(parseSubtitles(vtt)).toEqual({
      cues: [
        { text: 'Hello.', start: 1_000, end: 2_500 },
        { text: 'Later.', start: 3_600_000, end: 3_601_000 },
      ],
    })
  })

  it.each([
    [
      '00:00:04,000 --> 00:00:aa,000',
      /^Caption 3 \(line 11\) has no time that can be read: “00:00:04,000 --> 00:00:aa,000”$/,
    ],
    ['00:00:70,000 --> 00:01:80,000', /^Caption 3 \(line 11\) has no time/],
    ['00:02:00,000 --> 00:01:59,000', /^Caption 3 \(line 11\) ends before it begins/],
    ['00:00:02,000 --> 00:00:09,000', /^Caption 3 \(line 11\) begins before the caption above it/],
  ])('with broken times (%s) points at the caption', (times, problem) => {
    expect(parseSubtitles(`${SRT}\n3\n${times}\nThe end.\n`)).toEqual({ problem: expect.stringMatching(problem) })
  })

  it('without captions says so', () => {
    for (const source of ['', 'just a letter', 'WEBVTT\n\n', '1\n00:00:01,000 --> 00:00:02,000\n\n'])
      expect(parseSubtitles(source)).toEqual({ problem: expect.stringMatching(/No captions/) })
  })
})
