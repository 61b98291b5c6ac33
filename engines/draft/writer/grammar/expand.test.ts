import { describe, expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { expand, slotsOf, type SlotWords } from './expand.ts'

const slots: Readonly<Record<string, SlotWords>> = {
  sub: { text: 'the brothers', plural: true },
  he: { text: 'it', plural: false },
  thing: { text: 'old rope' },
}
const said = (passage: string) => expand(passage, { slot: (name) => slots[name] }, createRandom('seed'))

describe('expand', () => {
  it('expand fills slots, agrees verbs with them', () => {
    expect(said('{Sub} <walk> on; {he} <walk> too, and rain falls.')).toBe(
      'The brothers walk on; it walks too, and rain falls.',
    )
    expect(said('{Sub} <be> here and <have> a map.')).toBe('The brothers are here and have a map.')
  })

  it('expand chooses between alternatives, also nested ones, the same every time', () => {
    const passage = '[One|Two [red|blue]] {thing}.'
    expect(said(passage)).toMatch(/^(?:One|Two red|Two blue) old rope\.$/u)
    expect(said(passage)).toBe(said(passage))
  })

  it('expand sets articles, capitals, commas and possessives right', () => {
    expect(said("a(n) {thing} and a(n) hat. {thing}, , is {sub}'s.")).toBe(
      "An old rope and a hat. Old rope, is the brothers'.",
    )
  })

  it('expand lists the slots that a passage needs', () => {
    expect(slotsOf('{Sub} <see> {thing}.')).toEqual(['sub', 'thing'])
  })
})
