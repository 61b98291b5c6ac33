import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseScreenplay } from '../fountain/parse.ts'
import { readTitle } from '../fountain/title-page.ts'
import { isFinalDraft, readFinalDraft } from './read-final-draft.ts'
import { cpuTime } from '../testing/cpu-time.ts'

const paragraph = (type: string, text: string, more = '') =>
  `<Paragraph ${more} Type="${type}"><Text>${text}</Text></Paragraph>`
const file = (content: string, rest = '') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no" ?>\n<FinalDraft DocumentType="Script" Template="No" Version="4">\n<Content>${content}</Content>${rest}</FinalDraft>`
const textOf = (source: string) => {
  const read = readFinalDraft(source)
  if ('problem' in read) throw new Error(read.problem)
  return read.text
}

const SCRIPT = file(
  [
    paragraph('Transition', 'FADE IN:'),
    paragraph('Scene Heading', 'INT. LAMP ROOM - NIGHT [CONTINUOUS]', 'Number="A4"'),
    '<Paragraph Type="Action"><Text>Mara </Text><Text Style="Bold+Italic">climbs</Text><Text> the stairs &amp; stops.</Text></Paragraph>',
    paragraph('Character', "Mara (V.O.) (CONT'D)"),
    paragraph('Parenthetical', '(softly)'),
    paragraph('Dialogue', 'One more night, it&#8217;s late.'),
    `<Paragraph><DualDialogue>${paragraph('Character', 'EMIL')}${paragraph('Dialogue', 'Who?')}${paragraph('Character', 'IDA')}${paragraph('Dialogue', 'Me.')}</DualDialogue></Paragraph>`,
    paragraph('Shot', 'On the cups'),
    paragraph('Action', 'THE END OF IT ALL', 'Alignment="Center"'),
    '<Paragraph Type="Transition"><Text Style="Bold">CUT</Text><Text> TO A*:</Text></Paragraph>',
    paragraph('Scene Heading', 'THE SEA'),
    paragraph('End of Act', 'END OF ACT ONE'),
  ].join('\n'),
  `<TitlePage><Content>${paragraph('', '')}${paragraph('', 'Two Cups')}${paragraph('', 'by A. Person')}</Content></TitlePage>`,
)

describe('a Final Draft screenplay', () => {
  it('a Final Draft screenplay is read with its title, headings, people, manners, shots and transitions', () => {
    expect(isFinalDraft(SCRIPT)).toBe(true)
    const { head, segments } = parseScreenplay(textOf(SCRIPT))
    expect(readTitle(head)).toBe('Two Cups')
    expect(segments).toMatchObject([
      {
        locationName: 'LAMP ROOM',
        timeOfDay: 'NIGHT',
        elements: [
          { elementType: 'ACTION', description: 'Mara ***climbs*** the stairs & stops.' },
          {
            elementType: 'DIALOGUE',
            character: 'MARA',
            description: 'V.O.; softly',
            dialogue: 'One more night, it’s late.',
          },
          { elementType: 'DIALOGUE', character: 'EMIL', dialogue: 'Who?' },
          { elementType: 'DIALOGUE', character: 'IDA', dialogue: 'Me.' },
          { elementType: 'SHOT', description: 'On the cups' },
          { elementType: 'ACTION', description: '> THE END OF IT ALL <' },
          { elementType: 'TRANSITION', description: 'CUT TO A*' },
        ],
      },
      { locationName: 'THE SEA', elements: [] },
    ])
  })

  it('a Final Draft screenplay keeps every word of paragraphs that look like something else', () => {
    const words = [
      'INT. IS A PREFIX',
      'THE END',
      '# not a section',
      'MARA',
      '12.',
      '!',
      '> x',
      '[[not a note',
      'CUT TO:',
    ]
    const actions = words.map((each) => paragraph('Action', each.replace('>', '&gt;'))).join('')
    const { segments } = parseScreenplay(textOf(file(paragraph('Scene Heading', 'INT. X - DAY') + actions)))
    expect(segments.flatMap(({ elements }) => elements)).toMatchObject(
      words.map((description) => ({ elementType: 'ACTION', description })),
    )
  })

  it('a Final Draft screenplay never follows an entity, and names the fault of an invalid file', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE FinalDraft [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]><FinalDraft><Content>${paragraph('Action', '&b;&f;')}</Content></FinalDraft>`
    expect(textOf(bomb)).toContain('&b;&f;')
    expect(readFinalDraft('<html></html>')).toEqual({ problem: 'This isn’t a Final Draft screenplay.' })
    expect(readFinalDraft(file(''))).toEqual({ problem: 'This Final Draft file has no paragraphs.' })
    for (const broken of [
      '',
      '<FinalDraft',
      '<FinalDraft><Content>',
      '<FinalDraft></Content>',
      '<FinalDraft a=b>',
      '<!--',
      '<![CDATA[',
      '<!DOCTYPE [',
    ])
      // prettier-ignore
      expect(readFinalDraft(broken)).toEqual({ problem: expect.stringMatching(/Couldn’t read this Final Draft file: .+\.$/) })
    expect(readFinalDraft('<a>'.repeat(1_000))).toEqual({ problem: expect.stringContaining('nested too deeply') })
  })

  const MARKS = ['<', '</', '>', '/>', '<!--', '-->', '<![CDATA[', ']]>', '<?', '?>', '<!DOCTYPE [', '&amp;', '&#x', '"', '=', 'Paragraph', ' Type="Character"', '<Text>', '</Text>', '__proto__="1"'] // prettier-ignore
  it('a Final Draft file is read or refused whatever it holds, and never throws', () => {
    const hostile = fc.array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ maxLength: 6 })), { maxLength: 40 }).map((parts) => parts.join('')) // prettier-ignore
    fc.assert(
      fc.property(hostile, (noise) => {
        for (const source of [noise, file(noise), file(paragraph('Action', noise))])
          expect(Object.keys(readFinalDraft(source))).toHaveLength(1)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    '<a>',
    '<a/>',
    '<a b="c" ',
    '&amp;',
    '&',
    '<',
    '<!--',
    '<!DOCTYPE [',
    '<?',
    ' ',
    '<Paragraph Type="Dialogue"><Text>x</Text></Paragraph>',
  ])(
    // prettier-ignore
    'a file of nothing but %j takes time in proportion to its length',
    (mark) => {
      const timeOf = (length: number) => {
        const source = `<FinalDraft><Content>${mark.repeat(Math.ceil(length / mark.length))}`
        return cpuTime(() => {
          readFinalDraft(source)
          readFinalDraft(`${source}</Content></FinalDraft>`)
          isFinalDraft(mark.repeat(length))
        })
      }
      timeOf(2_000)
      // Eight times as long would take sixty-four times as long if it were quadratic.
      const few = Math.max(6, timeOf(25_000))
      expect(timeOf(200_000)).toBeLessThan(few * 30)
    },
  )
})
