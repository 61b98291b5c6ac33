import { expect, it } from 'vitest'
import type { Guide } from './guide.ts'
import { markedParts, queryWords, searchGuide, snippetOf } from './search-guide.ts'

const guide: Guide = {
  title: 'Guide',
  intro: [],
  sections: [
    {
      id: 'scenes',
      title: 'Scenes',
      blocks: [
        { kind: 'paragraph', words: ['Drag scenes. Music plays ', { as: 'strong', words: ['below'] }, ' them.'] },
      ],
    },
    {
      id: 'music',
      title: 'Music',
      blocks: [
        {
          kind: 'list',
          isOrdered: false,
          items: [['Choose a track.'], ['Set the ', { as: 'code', words: ['Volume'] }]],
        },
      ],
    },
    { id: 'cafe', title: 'Café', blocks: [{ kind: 'table', head: [['A']], rows: [[['Crème'], ['brûlée']]] }] },
  ],
}

const found = (query: string) => searchGuide(guide, query).map(({ section, passage }) => [section.id, passage])

it('finds every word in a section, a section with that title first', () => {
  expect(found('music')).toEqual([
    ['music', ''],
    ['scenes', 'Drag scenes. Music plays below them.'],
  ])
  expect(found('music volume')).toEqual([['music', 'Set the Volume']])
})

it('ignores case and accents, and finds nothing for unknown words', () => {
  expect(found('CREME brulee')).toEqual([['cafe', 'Crème: brûlée']])
  expect(found('teleport')).toEqual([])
  expect(found('  ')).toEqual([])
})

it('marks the words of a query in a text, in the text’s spelling', () => {
  expect(markedParts('Crème brûlée, creme', queryWords('creme'))).toEqual(['', 'Crème', ' brûlée, ', 'creme', ''])
  expect(markedParts('Straße', queryWords('SSE'))).toEqual(['Straße'])
  expect(markedParts('Music', [])).toEqual(['Music'])
})

it('cuts a long passage around its first match, between words', () => {
  const long = `${'before '.repeat(30)}needle ${'after '.repeat(40)}`
  const snippet = snippetOf(long, ['needle'])
  expect(snippet).toMatch(/^… (before )+needle (after )+…$/)
  expect(snippet.length).toBeLessThan(150)
  expect(snippetOf('A needle', ['needle'])).toBe('A needle')
})
