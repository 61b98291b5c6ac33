import { describe, expect, it } from 'vitest'
import { exportScreenplay } from './export.ts'
import { GERMAN_SCREENPLAY } from './german-screenplay.fixture.ts'
import { parseScreenplay } from './parse.ts'
import { readTitle } from './title-page.ts'
import { cpuTime } from '../testing/cpu-time.ts'

const SEGMENT = { locationType: 'INT', locationName: 'X', timeOfDay: 'DAY', source: null, elements: [] } as const
const read = (text: string) => parseScreenplay(text).segments
const headingOf = (line: string, before = 'INT. A - NIGHT') => {
  const { locationType, locationName, timeOfDay } = read(`${before}\n\n${line}`).at(-1) ?? {}
  return [locationType, locationName, timeOfDay]
}
const narrated = (text: string) =>
  read(text).flatMap(({ elements }) =>
    elements.map(({ dialogue, description, character }) => [character, dialogue || description]),
  )

describe('a scene heading', () => {
  it.each([
    ['12 INT. KITCHEN - DAY 12', ['INT', 'KITCHEN', 'DAY']],
    ['12A   EXT. KITCHEN - DAY   12A', ['EXT', 'KITCHEN', 'DAY']],
    ['A4 INT. KITCHEN - DAY A4', ['INT', 'KITCHEN', 'DAY']],
    ['4. INT. KITCHEN - DAY 4.', ['INT', 'KITCHEN', 'DAY']],
    ['INT. KITCHEN - DAY          7', ['INT', 'KITCHEN', 'DAY']],
    ['INT. ROOM 12 - DAY', ['INT', 'ROOM 12', 'DAY']],
    ['12 INT. ROOM 12', ['INT', 'ROOM', 'DAY']],
    ['INT. KITCHEN - DAWN [CONTINUOUS]', ['INT', 'KITCHEN', 'DAWN']],
    ['INT. KITCHEN - CONTINUOUS - DUSK', ['INT', 'KITCHEN', 'DUSK']],
    ['INT. KITCHEN [CONTINUOUS]', ['INT', 'KITCHEN', 'CONTINUOUS']],
    ['INT. KITCHEN (PRESENT) - DAY', ['INT', 'KITCHEN', 'DAY']],
    ['INT. KITCHEN - DAY (PRESENT)', ['INT', 'KITCHEN', 'DAY']],
    ['INT. KITCHEN - DAWN (FLASHBACK)', ['INT', 'KITCHEN', 'DAWN']],
    ['INT. KITCHEN - FLASHBACK - DAY', ['INT', 'KITCHEN', 'DAY']],
    ['INT. KITCHEN - MOMENTS LATER', ['INT', 'KITCHEN', 'NIGHT']],
    ['INT. KITCHEN - LATER', ['INT', 'KITCHEN', 'NIGHT']],
    ['INT. HOUSE - KITCHEN - DAY - LATER', ['INT', 'HOUSE - KITCHEN', 'DAY']],
    ['INT. KITCHEN - THE NEXT MORNING', ['INT', 'KITCHEN', 'MORNING']],
    ['INT. KITCHEN - TEN YEARS LATER - DUSK', ['INT', 'KITCHEN', 'DUSK']],
    ['INT. KITCHEN -- DAY', ['INT', 'KITCHEN', 'DAY']],
    ['INT. KITCHEN, DAY', ['INT', 'KITCHEN', 'DAY']],
    ["INT. HOUSE (MARA'S ROOM) - DAY", ['INT', "HOUSE (MARA'S ROOM)", 'DAY']],
    ['**INT. KITCHEN - DAY**', ['INT', 'KITCHEN', 'DAY']],
    ['INNEN. KÜCHE - TAG', ['INT', 'KÜCHE', 'DAY']],
    ['3 AUSSEN. HAFEN - ABEND 3', ['EXT', 'HAFEN', 'EVENING']],
    ['INT. CUISINE - NUIT', ['INT', 'CUISINE', 'NIGHT']],
  ])('%s names its place and its time', (line, heading) => {
    expect(headingOf(line)).toEqual(heading)
  })

  it('a scene heading with a place that looks like a time is written so that it reads the same', () => {
    for (const locationName of ['KITCHEN (PRESENT)', 'A - NIGHT', 'LATER', 'HARBOUR, NIGHT', 'ROOM 12']) {
      const screenplay = { head: '', segments: [{ ...SEGMENT, locationName, elements: [] }] }
      expect(read(exportScreenplay(screenplay))).toMatchObject([{ locationName, timeOfDay: 'DAY' }])
    }
  })
})

describe('a German screenplay', () => {
  it('a German screenplay has the title of its page, and its transitions are not spoken', () => {
    const { head, segments } = parseScreenplay(GERMAN_SCREENPLAY)
    expect(readTitle(head)).toBe('Der letzte Leuchtturm')
    expect(segments.map((each) => [each.locationType, each.locationName, each.timeOfDay])).toEqual([
      ['INT', 'KÜCHE', 'DAY'],
      ['EXT', 'HAFEN', 'NIGHT'],
      ['INT_EXT', 'AUTO', 'DUSK'],
    ])
    expect(segments[1]?.elements.map(({ elementType }) => elementType)).toEqual(['ACTION', 'DIALOGUE', 'TRANSITION'])
  })

  it('a German screenplay casts speakers only, not its capitalized nouns', () => {
    const people = narrated(GERMAN_SCREENPLAY).flatMap(([name]) => name ?? [])
    expect([...new Set(people)]).toEqual(['HANNA', 'JOST', 'BRODERSEN'])
  })

  it.each(['SCHNITT AUF:', 'ÜBERBLENDUNG ZU:', 'ABBLENDE.', 'AUFBLENDE:', 'SCHWARZBLENDE', 'RÜCKBLENDE:'])(
    '%s is a transition',
    (line) => {
      expect(read(`INNEN. X - TAG\n\nRegen.\n\n${line}\n\nStille.`)[0]?.elements[1]?.elementType).toBe('TRANSITION')
    },
  )
})

const PRINTED = `                    THE LIGHTHOUSE

                      Written by

                      A. Person

                                        Draft 2, May 2026

**FADE IN:**

1   INT. LAMP ROOM - NIGHT   1

Mara climbs the stairs.

              MARA
     One more night.
              (MORE)

                                        2.

CONTINUED:

              MARA (CONT'D)
     And then we sleep.

(CONTINUED)

                                        3.

2   EXT. HARBOUR - CONTINUOUS   2

Rain.

LATER

The rain has stopped.

THE END
`

it('a printed screenplay is read without its title page, page breaks, page numbers and its end', () => {
  expect(narrated(PRINTED)).toEqual([
    [null, 'Mara climbs the stairs.'],
    ['MARA', 'One more night.'],
    ['MARA', 'And then we sleep.'],
    [null, 'Rain.'],
    [null, 'LATER'],
    [null, 'The rain has stopped.'],
  ])
  const { head, segments } = parseScreenplay(PRINTED)
  expect(segments.map(({ locationName }) => locationName)).toEqual(['LAMP ROOM', 'HARBOUR'])
  expect(segments[1]?.elements[1]).toMatchObject({ elementType: 'TRANSITION', description: 'LATER' })
  expect(readTitle(head)).toBe('The Lighthouse')
  expect(exportScreenplay({ head, segments })).toBe(PRINTED)
})

it('a paragraph that only looks like a printed page’s marks stays a paragraph', () => {
  const action = (description: string) => ({ elementType: 'ACTION' as const, description, character: null, dialogue: '', emotions: [], source: null }) // prettier-ignore
  const speech = { ...action(''), elementType: 'DIALOGUE' as const, character: 'MARA', dialogue: '12.\n(CONTINUED)' }
  const elements = [action('THE END'), action('Rain.\n12.'), action('**FADE IN:**'), speech]
  const text = exportScreenplay({ head: '', segments: [{ ...SEGMENT, elements }] })
  expect(narrated(text)).toEqual([[null, 'THE END'], [null, 'Rain.\n12.'], [null, '**FADE IN:**'], ['MARA', '12.\n(CONTINUED)']]) // prettier-ignore
})

it('simultaneous speakers are read column by column, and written back verbatim', () => {
  const text = `INT. LAMP ROOM - NIGHT

          MARA                            EMIL
     Hello there. I              Who are you? What
     waited so long.             do you want?
                                 (quietly)
                                 Speak.

They stop.
`
  expect(narrated(text)).toEqual([
    ['MARA', 'Hello there. I\nwaited so long.'],
    ['EMIL', 'Who are you? What\ndo you want?'],
    ['EMIL', 'Speak.'],
    [null, 'They stop.'],
  ])
  expect(exportScreenplay(parseScreenplay(text))).toBe(text)
})

it('emphasis around transitions, shots and names is not part of them', () => {
  const text = 'INT. X - DAY\n\n**CLOSE ON THE CUPS**\n\n**MARA**\nHello *you*.\n\n**CUT TO:**\n\n> **DISSOLVE TO:**'
  expect(read(text)[0]?.elements).toMatchObject([
    { elementType: 'SHOT', description: 'CLOSE ON THE CUPS' },
    { elementType: 'DIALOGUE', character: 'MARA', dialogue: 'Hello *you*.' },
    { elementType: 'TRANSITION', description: 'CUT TO' },
    { elementType: 'TRANSITION', description: 'DISSOLVE TO' },
  ])
})

describe('text before the first heading', () => {
  it.each([
    ['THE LIGHTHOUSE\n\nINT. X - DAY', 'The Lighthouse'],
    ['Two cups\nby A. Person\n\nINT. X - DAY', 'Two cups'],
    ['“ZWEI TASSEN”\n\nDrehbuch von A. Person\n\nINT. X - DAY', 'Zwei Tassen'],
    ['Title: Two cups\nCredit: by\n\nINT. X - DAY', 'Two cups'],
    ['FADE IN:\n\nINT. X - DAY', null],
  ])('text before the first heading names the title: %j', (text, title) => {
    const { head, segments } = parseScreenplay(text)
    expect(readTitle(head)).toBe(title)
    expect(segments).toMatchObject([{ locationName: 'X', elements: [] }])
  })

  it('text before the first heading is read unless it is a title page', () => {
    expect(narrated('Rain on dark water.\n\nMARA (V.O.)\nIt began at night.\n\nINT. X - DAY')).toEqual([
      [null, 'Rain on dark water.'],
      ['MARA', 'It began at night.'],
    ])
  })
})

it.each([
  '\n',
  'INT. ',
  'INT. A - ',
  '- ',
  '[[\n',
  '/*\n',
  '/*\n\n',
  'MARA\n',
  '(',
  'A (x)',
  '(x)',
  '*',
  '**a** ',
  '[[emotions:',
  '\t',
  '# \n',
  'MARA   EMIL\n',
  'TITLE: a\n',
  '   ',
  '.a',
  '> ',
])(
  // prettier-ignore
  'a text of nothing but %j takes time in proportion to its length',
  (mark) => {
    const timeOf = (length: number) => {
      const text = `INT. X - DAY\n\n${mark.repeat(Math.ceil(length / mark.length))}`
      return cpuTime(() => parseScreenplay(text))
    }
    timeOf(2_000)
    // Eight times as long would take sixty-four times as long if it were quadratic.
    const few = Math.max(6, timeOf(12_500))
    expect(timeOf(100_000)).toBeLessThan(few * 30)
  },
)
