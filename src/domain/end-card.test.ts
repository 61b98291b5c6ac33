import { expect, it } from 'vitest'
import { creditsOf, endCardFrames } from './end-card.ts'

const by = (author: string) => ({ author, library: 'Openverse', licence: 'CC BY 4.0' })
const shows = (aroll_order: number, author?: string) => ({
  aroll_order,
  aroll_object: { media: author === undefined ? null : { credit: by(author) } },
})

it('an end card lasts three seconds for every begun eight credits', () => {
  expect([0, 1, 8, 9, 16, 17].map(endCardFrames)).toEqual([0, 90, 90, 180, 180, 270])
})

it('credits are in the order of their first appearance, whatever the order of its parts', () => {
  const scenes = [
    { element_order: 1, arolls: [shows(0, 'Third')], overlays: [] },
    {
      element_order: 0,
      arolls: [shows(1, 'Second'), shows(0, 'First')],
      overlays: [{ kind: 'MEDIA', media: { credit: by('Over') } }],
    },
  ]
  expect(creditsOf(scenes).map(({ author }) => author)).toEqual(['First', 'Second', 'Over', 'Third'])
})

it('an author is credited once for each library and licence, and what has no credit is left out', () => {
  const other = { ...by('Ada'), licence: 'CC0' }
  const scene = {
    element_order: 0,
    arolls: [shows(0, 'Ada'), shows(1, 'Ada'), shows(2)],
    overlays: [{ kind: 'MEDIA', media: { credit: other } }, { kind: 'MEDIA', media: null }, { kind: 'TEXT' }],
  }
  const film = [{ kind: 'MEDIA', media: { credit: by('Eve') } }, { kind: 'MEDIA', media: null }, { kind: 'TEXT' }]
  expect(creditsOf([scene], film)).toEqual([by('Ada'), other, by('Eve')])
})
