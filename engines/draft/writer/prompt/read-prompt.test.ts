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
    ['How bread rises', 'how bread rises', 'bread'],
    ['Why do cats purr?', 'why cats purr', 'cats'],
    ['How does a rainbow form?', 'how a rainbow forms', 'a rainbow'],
    ['Why is the sky blue?', 'why the sky is blue', 'the sky'],
    ['Is remote work better than office work?', 'whether remote work is better than office work', 'remote work'],
    ['What causes earthquakes?', 'what causes earthquakes', 'earthquakes'],
    ['Why we should all walk more', 'why we should all walk more', 'walking more'],
  ])('readPrompt turns %s into a part of a sentence', (text, question, topic) => {
    expect(read(text)).toMatchObject({ question, topic })
  })

  it.each([
    ['Write a short story about a girl who befriends a fox', 'a girl who befriends a fox'],
    ['Please create a 30 second video explaining photosynthesis', 'photosynthesis'],
    ['How to make sourdough at home', 'making sourdough at home'],
    ['The history of the bicycle', 'the bicycle'],
    ['Tips for better sleep', 'better sleep'],
    ['Never give up', 'never giving up'],
    ['I lost my job and found myself', 'losing your job and finding yourself'],
    ['A quiet morning in the fish market', 'a quiet morning in the fish market'],
    ['Introducing AquaPure, a self-cleaning bottle', 'AquaPure'],
    ['climate change for kids', 'climate change'],
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
