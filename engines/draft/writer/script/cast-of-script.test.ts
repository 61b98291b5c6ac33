import { expect, it } from 'vitest'
import { castOfScript } from './cast-of-script.ts'

const names = (script: string, language = 'en-US') => castOfScript(script, language).map(({ name }) => name)

it('the cast of a script contains names that mostly begin sentences, and merges a role before a name', () => {
  const script = 'Mara keeps the light. Her brother Jonas reads. Mara smiles when Jonas writes. He rows to find Mara.'
  expect(names(script)).toEqual(['Jonas', 'Mara'])
})

it('the cast of a script contains speakers and roles, not words that only begin a sentence or occur once', () => {
  expect(names('ANNA: We leave at dawn. The fisherman nods. Storms come. Quickly they row to Sundholm.')).toEqual([
    'Anna',
    'Fisherman',
  ])
})

it('the cast of a script in another language contains repeated names', () => {
  expect(names('Am Abend geht Frieda heim. Niemand sieht Frieda kommen.', 'de-DE')).toContain('Frieda')
})

it('the cast of a German script contains no common nouns, even without a selected language', () => {
  const script =
    'Am Abend geht Frieda durch den Hafen. Der Leuchtturm ist dunkel, und das Meer ist still. Niemand sieht Frieda am Leuchtturm. ' +
    'Herr Petersen wartet mit dem Hund am Meer. Der Hund hat Hunger, und Angst hat der Hund auch. Die Möwen und der Hund sehen Petersen nicht..'
  for (const language of ['de-DE', 'en-US']) expect(names(script, language)).toEqual(['Frieda', 'Petersen'])
})

it('the cast of an English script keeps unlisted names', () => {
  expect(names('They call Vessaria at dawn. Nobody but Vessaria answers, and the sea is not calm.')).toEqual([
    'Vessaria',
  ])
})
