import { expect, it } from 'vitest'
import { castOfScript } from './cast-of-script.ts'

const names = (script: string, language = 'en-US') => castOfScript(script, language).map(({ name }) => name)

it('finds who mostly begins sentences, and takes a role before a name for the same person', () => {
  const script = 'Mara keeps the light. Her brother Jonas reads. Mara smiles when Jonas writes. He rows to find Mara.'
  expect(names(script)).toEqual(['Jonas', 'Mara'])
})

it('finds speakers and roles, and not what only begins a sentence or is said once', () => {
  expect(names('ANNA: We leave at dawn. The fisherman nods. Storms come. Quickly they row to Sundholm.')).toEqual([
    'Anna',
    'Fisherman',
  ])
})

it('in other languages finds names that come more than once', () => {
  expect(names('Am Abend geht Frieda heim. Niemand sieht Frieda kommen.', 'de-DE')).toContain('Frieda')
})
