import { describe, expect, it } from 'vitest'
import { articleFor, inflect, isPlural, pluralOf, readVerb, singularOf } from './inflect.ts'

describe('inflect', () => {
  it('inflect forms the third person, the past and the gerund', () => {
    const forms = (base: string) => (['third', 'past', 'gerund'] as const).map((form) => inflect(base, form)).join(' ')
    expect(
      ['walk', 'carry', 'stop', 'make', 'die', 'see', 'go', 'fix', 'begin', 'play', 'visit', 'have'].map(forms),
    ).toEqual([
      'walks walked walking',
      'carries carried carrying',
      'stops stopped stopping',
      'makes made making',
      'dies died dying',
      'sees saw seeing',
      'goes went going',
      'fixes fixed fixing',
      'begins began beginning',
      'plays played playing',
      'visits visited visiting',
      'has had having',
    ])
    expect([inflect('be', 'past', true), inflect('be', 'third'), inflect('be', 'base', true)]).toEqual([
      'were',
      'is',
      'are',
    ])
  })

  it('inflect finds a verb by its form', () => {
    expect(readVerb('discovers')).toEqual({ base: 'discover', form: 'third' })
    expect(readVerb('carries')).toEqual({ base: 'carry', form: 'third' })
    expect(readVerb('found')).toEqual({ base: 'find', form: 'past' })
    expect(readVerb('running')).toEqual({ base: 'run', form: 'gerund' })
    expect(readVerb('planned')).toEqual({ base: 'plan', form: 'past' })
    expect(readVerb('letter')).toBeUndefined()
  })

  it('inflect distinguishes singular and plural', () => {
    expect(['cats', 'bus', 'people', 'glass', 'wolves', 'news', 'bread'].map(isPlural)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      false,
    ])
    expect(['city', 'wolf', 'box', 'hero'].map(pluralOf)).toEqual(['cities', 'wolves', 'boxes', 'heroes'])
    expect(['cities', 'wolves', 'boxes', 'cats'].map(singularOf)).toEqual(['city', 'wolf', 'box', 'cat'])
  })
})

describe('articleFor', () => {
  it('articleFor follows the sound, not the letter', () => {
    expect(
      [
        'hour',
        'university',
        'old man',
        'European',
        'unusual day',
        'MRI scan',
        'USB stick',
        'umbrella',
        '8-bit game',
        'house',
        'one-way street',
        'AI',
      ].map(articleFor),
    ).toEqual(['an', 'a', 'an', 'a', 'an', 'an', 'a', 'an', 'an', 'a', 'a', 'an'])
  })
})
