import { describe, expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { DOMAINS } from './find-domain.ts'
import { knownFacts } from './known-facts.ts'
import { ANYWHERE } from './past.ts'

const factsFor = (text: string) => knownFacts(readPrompt(text, createRandom(text)))

describe('knownFacts', () => {
  it('knownFacts returns only facts about things in the prompt', () => {
    expect(factsFor('Why do cats purr?').every((fact) => /cat/iu.test(fact))).toBe(true)
    expect(factsFor('Why do cats purr?')).not.toEqual([])
    expect(factsFor('How black holes form').join(' ')).toContain('black hole')
    expect(factsFor('Why is the sky blue?').join(' ')).toContain('scatters blue light')
    expect(factsFor('How bread rises').length).toBeGreaterThan(3)
    expect(factsFor('Two brothers who stop talking')).toEqual([])
  })
})

describe('the fields', () => {
  it('the writer’s fields hold noun phrases that fit into any sentence, and facts that are sentences', () => {
    for (const { id, things, sounds, senses, facts = [], images: pictures } of [...DOMAINS, ...ANYWHERE]) {
      expect(Math.min(things.length, pictures.length), id).toBeGreaterThan(2)
      for (const phrase of [...things, ...sounds, ...senses]) expect(phrase, id).toMatch(/^[a-z][^.,;:!?]*$/u)
      for (const thing of things) expect(thing, id).toMatch(/^(?:an?|one|somebody|something) /u)
      for (const fact of facts) expect(fact, id).toMatch(/^[A-Z].*\.$/u)
    }
  })
})
