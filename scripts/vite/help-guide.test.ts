import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseGuide } from './help-guide.ts'

const source = readFileSync('docs/using.md', 'utf8')

it('splits the guide into sections in document order, with every heading', () => {
  const { title, sections } = parseGuide(source)
  expect(title).toBe('Making videos')
  expect(sections.map((section) => section.title)).toEqual([...source.matchAll(/^## (.+)$/gm)].map(([, name]) => name))
  expect(sections.every(({ blocks }) => blocks.length > 0)).toBe(true)
})

it('headings have the anchors that the document’s links use', () => {
  const ids = parseGuide(source).sections.map(({ id }) => id)
  const links = [...source.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((id) => !ids.includes(id ?? ''))).toEqual([])
})

it('anchors match GitHub’s: without punctuation, with letters, duplicates numbered', () => {
  const { sections } = parseGuide('## What’s new, in 2.0?\n\n## Größe & Form\n\n## Größe & Form\n')
  expect(sections.map(({ id }) => id)).toEqual(['whats-new-in-20', 'größe--form', 'größe--form-1'])
})

it('parses marks, lists, tables and code, and omits the table of contents', () => {
  const { intro, sections } = parseGuide(
    '# Guide\n\nHello.\n\n- [Two](#two)\n\n## Two\n\nPress **Go** or `?`, *now*: [more](https://a.example).\n\n1. one\n2. `two`\n\n| A | B |\n| - | - |\n| **x** | y |\n\n```sh\nnpm start\n```\n',
  )
  expect(intro).toEqual([{ kind: 'paragraph', words: ['Hello.'] }])
  expect(sections[0]?.blocks).toEqual([
    {
      kind: 'paragraph',
      words: [
        ...['Press ', { as: 'strong', words: ['Go'] }, ' or ', { as: 'code', words: ['?'] }, ', '],
        ...[{ as: 'em', words: ['now'] }, ': ', { as: 'a', href: 'https://a.example', words: ['more'] }, '.'],
      ],
    },
    { kind: 'list', isOrdered: true, items: [['one'], [{ as: 'code', words: ['two'] }]] },
    { kind: 'table', head: [['A'], ['B']], rows: [[[{ as: 'strong', words: ['x'] }], ['y']]] },
    { kind: 'code', text: 'npm start' },
  ])
})

it('apostrophes are typographic, except in code', () => {
  const { intro } = parseGuide("# Guide\n\nIt's the `user's` **brand's** 'own'.\n")
  expect(intro).toEqual([
    {
      kind: 'paragraph',
      words: [
        ...['It’s the ', { as: 'code', words: ["user's"] }, ' ', { as: 'strong', words: ['brand’s'] }],
        " 'own'.",
      ],
    },
  ])
})

it.each(['<b>bold</b>', '![An image](a.png)', '[operators](operating.md)', '[run](javascript:alert(1))'])(
  'a build with %s in the guide fails, for /help cannot show it',
  (text) => {
    expect(() => parseGuide(`# Guide\n\nHello ${text}.\n`)).toThrow('/help cannot show')
  },
)
