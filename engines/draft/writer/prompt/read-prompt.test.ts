import { describe, expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { readPrompt } from './read-prompt.ts'

const read = (text: string) => readPrompt(text, createRandom(text))

describe('readPrompt', () => {
  it('readPrompt finds subject, action, place and instrument', () => {
    const { subject, action, place, objects } = read(
      'A lighthouse keeper finds a letter on a remote island and opens it',
    )
    expect([subject.first, subject.known, subject.short]).toEqual([
      'a lighthouse keeper',
      'the lighthouse keeper',
      'the keeper',
    ])
    expect(action?.in('base')).toBe('find a letter on a remote island and open it')
    expect(action?.in('past')).toBe('found a letter on a remote island and opened it')
    expect([place?.at, place?.the]).toEqual(['on a remote island', 'the island'])
    expect(objects).toEqual(['the letter'])
  })

  it('readPrompt recognizes names, pairs and pronouns', () => {
    expect(read('Mira, a young baker, opens a shop').subject).toMatchObject({
      name: 'Mira',
      first: 'Mira, a young baker,',
      kind: 'person',
    })
    expect(read('A dog named Biscuit gets lost and must find his way').subject).toMatchObject({
      name: 'Biscuit',
      known: 'the dog',
      pronoun: { he: 'he' },
    })
    expect(read('A fox and a hare become friends').subject).toMatchObject({
      plural: true,
      known: 'the fox and the hare',
      pronoun: { he: 'they' },
    })
    expect(read('A pianist loses her hearing').subject.pronoun.he).toBe('she')
    expect(read('A shy octopus plays the piano').subject.pronoun.he).toBe('it')
    expect(read('A young astronaut stranded on Mars grows a garden')).toMatchObject({
      subject: { first: 'a young astronaut stranded on Mars', short: 'the astronaut' },
    })
  })

  it.each([
    ['How bread rises', true],
    ['Is remote work better than office work?', true],
    ['What causes earthquakes?', true],
    ['Never give up', true],
    ['I lost my job and found myself', true],
    ['Keeping bees', true],
    ['A fox who keeps bees', false],
    ['A quiet morning in the fish market', false],
  ])('readPrompt knows whether “%s” asks for an answer or advice', (text, asks) => {
    expect(read(text).asks).toBe(asks)
  })

  it.each([
    ['Write a short story about a girl who befriends a fox', 'a girl who befriends a fox'],
    ['The story of the old mill', 'the old mill'],
    ['A quiet morning in the fish market', 'a quiet morning in the fish market'],
    ['Autumn in the forest', 'autumn in the forest'],
  ])('readPrompt finds what %s is about', (text, topic) => {
    expect(read(text).topic).toBe(topic)
  })

  it('readPrompt keeps the prompt’s statement and drops its request', () => {
    const { statements } = read(
      'An old clockmaker builds a clock. One night a stranger knocks. Make it funny. Use short sentences.',
    )
    expect(statements).toEqual(['One night a stranger knocks.'])
  })

  it('readPrompt reads lists, hours and weather', () => {
    expect(read('Sunset, calm waves, an old pier').aspects).toEqual(['sunset', 'calm waves', 'an old pier'])
    expect(read('A city at night in the rain')).toMatchObject({ timeOfDay: 'night', weather: ['rain'] })
  })
})
