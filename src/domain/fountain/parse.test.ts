import { describe, expect, test } from 'vitest'
import { parseScreenplay } from './parse.ts'
import { spokenText } from './spoken-text.ts'
import { displayName } from './tidy.ts'
import { readTitle, withTitle } from './title-page.ts'

const read = (...lines: string[]) => parseScreenplay(lines.join('\n')).segments
const headings = (...lines: string[]) =>
  read(...lines).map(({ locationType, locationName, timeOfDay }) => [locationType, locationName, timeOfDay])
const elements = (...lines: string[]) =>
  (read('INT. ROOM - DAY', '', ...lines)[0]?.elements ?? []).map(({ source: _source, ...element }) => element)

describe('a heading', () => {
  test('a heading has inside or outside, place and time; the defaults are INT and DAY', () => {
    expect(
      headings('INT. LIGHTHOUSE - LAMP ROOM - NIGHT', 'EXT HARBOUR', 'int./ext. Car – dusk', '.SNIPER SCOPE', 'I/E BUS - LATER #12A#'), // prettier-ignore
    ).toEqual([
      ['INT', 'LIGHTHOUSE - LAMP ROOM', 'NIGHT'],
      ['EXT', 'HARBOUR', 'DAY'],
      ['INT_EXT', 'Car', 'DUSK'],
      ['INT', 'SNIPER SCOPE', 'DAY'],
      ['INT_EXT', 'BUS', 'DAY'],
    ])
  })

  test('a heading with a continued time takes the time before it', () => {
    expect(headings('INT. A - NIGHT', '', 'INT. B - MOMENTS LATER', '', 'EXT. C - SUNSET (1952)')).toEqual([
      ['INT', 'A', 'NIGHT'],
      ['INT', 'B', 'NIGHT'],
      ['EXT', 'C', 'DUSK'],
    ])
  })
})

describe('paragraphs', () => {
  test('a line of capitals is a cue up to 100 signs, and action beyond', () => {
    const kinds = (name: string) => elements(name, 'Hello.').map(({ elementType }) => elementType)
    expect(kinds('A'.repeat(100))).toEqual(['DIALOGUE'])
    expect(kinds('A'.repeat(101))).toEqual(['ACTION'])
  })

  test('paragraphs are action, dialogue with its manner, shots and transitions', () => {
    const parsed = elements('Rain.', 'More rain.', '', "MARA (V.O.) (CONT'D)", '(softly)', 'Hello.', 'You.', '', 'CLOSE ON THE CUPS', '', 'CUT TO:') // prettier-ignore
    expect(parsed).toEqual([
      { elementType: 'ACTION', description: 'Rain.\nMore rain.', character: null, dialogue: '', emotions: [] },
      {
        elementType: 'DIALOGUE',
        description: 'V.O.; softly',
        character: 'MARA',
        dialogue: 'Hello.\nYou.',
        emotions: ['CALM'],
      },
      { elementType: 'SHOT', description: 'CLOSE ON THE CUPS', character: null, dialogue: '', emotions: [] },
      { elementType: 'TRANSITION', description: 'CUT TO', character: null, dialogue: '', emotions: [] },
    ])
  })

  test('paragraphs of one speech part at a manner in its middle; a note names emotions that no parenthetical names', () => {
    expect(elements('EMIL', 'Wait.', '(angrily, whispering)', 'Go.', '', 'EMIL', '[[emotions: happy, sad]]', 'No.')).toMatchObject([
      { character: 'EMIL', dialogue: 'Wait.', emotions: [] },
      { character: 'EMIL', dialogue: 'Go.', description: 'angrily, whispering', emotions: ['ANGRY', 'WHISPER'] },
      { character: 'EMIL', dialogue: 'No.', emotions: ['HAPPY', 'SAD'] },
    ]) // prettier-ignore
  })

  test('paragraphs leave out sections, synopses, notes and struck-out text', () => {
    expect(elements('# Act', '= Rain.', '[[Why?]]', 'Rain.', '', '/*', 'MARA', 'Gone.', '', '*/', '===', 'End.')).toMatchObject([
      { description: 'Rain.' },
      { description: 'End.' },
    ]) // prettier-ignore
  })

  test('paragraphs of a text without empty lines are its lines', () => {
    const [one, two] = read('INT. HOUSE - DAY', 'Mara comes in.', 'MARA', '(softly)', 'Hello.', 'She sits.', 'EXT. STREET - NIGHT', 'Rain.') // prettier-ignore
    expect(one?.elements).toMatchObject([
      { elementType: 'ACTION', description: 'Mara comes in.' },
      { elementType: 'DIALOGUE', character: 'MARA', dialogue: 'Hello.', description: 'softly' },
      { elementType: 'ACTION', description: 'She sits.' },
    ])
    expect(two).toMatchObject({ locationName: 'STREET', elements: [{ description: 'Rain.' }] })
  })
})

test('spoken text has no marks, notes or stage directions', () => {
  expect(spokenText('(softly) *One* more _night_ [[why]]\n~then **sleep** /* no */ now \\*')).toBe(
    'One more night\nthen sleep now *',
  )
})

test('the title page contains the title, which can be replaced', () => {
  const head = 'Title:\n    _**Two cups**_\nAuthor: A. Person\n\n'
  expect(readTitle(head)).toBe('Two cups')
  expect(withTitle(head, 'Three cups')).toBe('Title: Three cups\nAuthor: A. Person\n\n')
  expect(withTitle('', 'One')).toBe('Title: One\n\n')
})

test('names in capitals are shown as names', () => {
  expect(["MARA", "O'BRIEN", 'DR. OKAFOR', 'JJ', 'McCoy', 'LAMP ROOM'].map(displayName)).toEqual(['Mara', "O'Brien", 'Dr. Okafor', 'JJ', 'McCoy', 'Lamp Room']) // prettier-ignore
})
