import { describe, expect, it } from 'vitest'
import { exportScreenplay } from './export.ts'
import { narrateSegment, narrationPart } from './narrate-segment.ts'
import { parseScreenplay } from './parse.ts'
import { plannedScreenplay } from './planned-length.ts'
import { plainText } from './spoken-text.ts'
import { readTitle, withTitle } from './title-page.ts'

const read = (...lines: string[]) => parseScreenplay(['INT. ROOM - DAY', '', ...lines].join('\n')).segments
/** The first segment: spoken words, and in brackets those that are only shown. */
const narrated = (...lines: string[]) =>
  narrateSegment((read(...lines)[0]?.elements ?? []).map(narrationPart), { narrateAction: true, hasPlace: false }).map(
    (each) => (each.kind === 'transition' ? `> ${each.words}` : each.text || `(${each.shown})`),
  )

describe('emphasis', () => {
  it.each([
    ['*slowly* and **fast**', 'slowly and fast'],
    ['***both***, _under_', 'both, under'],
    ['_**in each other**_ and **bold *italic* bold**', 'in each other and bold italic bold'],
    ['un*think*able', 'unthinkable'],
    [String.raw`\*stars\* and \_lines\_ stay`, '*stars* and _lines_ stay'],
    ['He dialed *69 and then *23.', 'He dialed *69 and then *23.'],
    ['2*3*4 = 24, file_name_one', '2*3*4 = 24, file_name_one'],
    ['*it ends\nwith its line*', '*it ends\nwith its line*'],
    ['**** and __init__', '**** and __init__'],
  ])('reads %j as %j', (text, words) => expect(plainText(text)).toBe(words))

  it('is no part of names, manners, places and times', () => {
    const [, house] = read(
      'INT. *HOUSE* - **NIGHT**',
      '',
      '@*Mara* (V.O.)',
      '*(softly)*',
      'Hi.',
      '',
      'EMIL **(O.S.)**',
      'Ho.',
    )
    expect(house).toMatchObject({
      locationName: 'HOUSE',
      timeOfDay: 'NIGHT',
      elements: [
        { character: 'Mara', description: 'V.O.; softly', dialogue: 'Hi.' },
        { character: 'EMIL', description: 'O.S.', dialogue: 'Ho.' },
      ],
    })
  })

  it('is no part of a title, whose escaped signs stay', () => {
    expect(readTitle(String.raw`Title: _**M\*A\*S\*H**_`)).toBe('M*A*S*H')
    expect(readTitle('> **THE LIGHTHOUSE** <')).toBe('The Lighthouse')
    expect(readTitle(withTitle('', 'A *star* is _born_'))).toBe('A *star* is _born_')
  })
})

describe('centred text', () => {
  it('is shown without its marks and not spoken, and is no transition', () => {
    expect(narrated('Rain.', '', '> **TEN YEARS LATER** <', '', '> CUT TO: <', '', '> FADE OUT', '', 'Sun.')).toEqual([
      'Rain.',
      '(TEN YEARS LATER)',
      '(CUT TO:)',
      '> FADE OUT',
      'Sun.',
    ])
    expect(narrated('> THE END <')).toEqual(['(THE END)'])
    expect(narrated('**> THE END <**')).toEqual(['(THE END)'])
  })

  it('stands by itself inside of a paragraph', () => {
    expect(narrated('Rain.', '> THE END <', 'Sun.')).toEqual(['Rain.', '(THE END)', 'Sun.'])
  })

  it('is shown after what happened before it', () => {
    const [segment] = read('Rain.', '', '> THE END <')
    const parts = (segment?.elements ?? []).map(narrationPart)
    expect(narrateSegment(parts, { narrateAction: false, hasPlace: true })).toMatchObject([
      { text: '', seen: 'Rain.', shown: '' },
      { text: '', seen: 'Rain.', shown: 'THE END' },
    ])
  })

  it('stays until it can be read', () => {
    const frames = (text: string) =>
      plannedScreenplay(read(`> ${text} <`), { language: 'en-US', seconds: 6, narrateAction: true })
    expect(frames('THE END')).toEqual([90])
    const [long = 0] = frames('In the spring of that year the harbour froze, and no ship came for eleven weeks.')
    expect(long).toBeGreaterThan(120)
  })
})

describe('notes and struck-out text', () => {
  it('are no part of headings, cues and words', () => {
    const [, house] = read('INT. HOUSE - NIGHT [[second unit]]', '', 'MARA [[who?]]', 'Hi [[a note]].')
    expect(house).toMatchObject({ locationName: 'HOUSE', timeOfDay: 'NIGHT', elements: [{ character: 'MARA' }] })
    expect(narrated('Rain [[why?]], and sun /* cut */ again.')).toEqual(['Rain, and sun again.'])
  })

  it('strikes out text between two paragraphs', () => {
    expect(narrated('Rain /* and', '', 'MARA', 'Hello.', '', 'INT. GONE - DAY', '', 'no*/ sun.')).toEqual(['Rain sun.'])
    expect(narrated('MARA', 'Hello /* there', '', '(softly)', 'and*/ again.')).toEqual(['Hello again.'])
  })

  it('a note continues over a line of two spaces, and ends with its block', () => {
    expect(narrated('[[A note', '  ', 'of two lines]] Rain.')).toEqual(['Rain.'])
    expect(narrated('[[No note', '', 'at all]]')).toEqual(['[[No note', 'at all]]'])
  })

  it('signs of them that are meant as signs strike out nothing that follows', () => {
    const action = (description: string) => ({ elementType: 'ACTION' as const, description, character: null, dialogue: '', emotions: [], source: null }) // prettier-ignore
    const elements = [action('Signs: /*'), action('and */'), action('\\/* [[')]
    const [segment] = read()
    const text = exportScreenplay({ head: '', segments: segment ? [{ ...segment, elements }] : [] })
    expect(parseScreenplay(text).segments[0]?.elements).toMatchObject(
      elements.map(({ description }) => ({ description })),
    )
  })
})

it('sections, synopses and page breaks are left out of paragraphs and speeches', () => {
  expect(narrated('Rain.', '# Act two', 'Sun.', '= They part.', 'Wind.', '===', 'Snow.')).toEqual([
    'Rain.',
    'Sun.',
    'Wind.',
    'Snow.',
  ])
  expect(narrated('MARA', 'One', '===', 'two.')).toEqual(['One two.'])
})

it.each([
  [['!INT. NO HEADING - DAY'], ['INT. NO HEADING - DAY']],
  [['!CUT TO:'], ['CUT TO:']],
  [['@McCLANE', 'Yes.'], ['Yes.']],
  [['~La la,', '~li li.'], ['La la, li li.']],
  [
    ['MARA', 'One.', '', 'EMIL ^', 'Two.'],
    ['One.', 'Two.'],
  ],
  [['...and rain.'], ['...and rain.']],
])('forced action, names, lyrics and dual dialogue: %j is %j', (lines, words) =>
  expect(narrated(...lines)).toEqual(words),
)
