import { expect, it } from 'vitest'
import { OBJECTS } from '../objects/objects.ts'
import { CATALOGUE } from '../subjects/catalogue.ts'
import { parseScene } from './parse-scene.ts'
import { LATIN_WORDS } from './words-latin.ts'
import { SCRIPT_WORDS } from './words-scripts.ts'

const kindsOf = (prompt: string) => parseScene(prompt).mentions.map(({ kind }) => kind)

it.each([
  ['Das Sauerteigbrot ruht 36 Stunden.', 'bread'],
  ['medium shot: Der Brief liegt auf dem Tisch', 'envelope'],
  ['Une chambre à 18 °C et un bon livre', 'book'],
  ['El gato duerme y la niña come una manzana', 'cat'],
  ['Il treno arriva con le biciclette', 'train'],
  ['O menino come uma maçã com queijo', 'child'],
  ['wide shot: 猫が本を読んでいます', 'cat'],
  ['أبوابها مفتوحة', 'door'],
  ['Она читала новую книгу', 'book'],
  ['의자와 책상', 'chair'],
])('“%s” shows a %s', (prompt, kind) => {
  expect(kindsOf(prompt)).toContain(kind)
})

it.each([
  ['Unsere Bäckerei öffnet um sechs Uhr', 'bakery'],
  ['wide shot: La tienda abre los lunes', 'shop'],
])('“%s” is in a %s', (prompt, venue) => {
  expect(parseScene(prompt).venue).toBe(venue)
})

it.each([
  ['図書館は5月3日に再開します。', 'room'],
  ['تفتح المكتبة أبوابها', 'room'],
  ['Es gibt einen Dachgarten mit Bäumen', 'garden'],
])('“%s” is in the place that it names: %s', (prompt, place) => {
  expect(parseScene(prompt).place).toBe(place)
})

it('words of other languages mean nothing in English, and part of a word is not the word', () => {
  expect(kindsOf('Sie hat es')).toEqual([])
  expect(kindsOf('The pain of the old chat is over')).not.toContain('bread')
  // 'который' begins like a cat.
  expect(kindsOf('который час')).not.toContain('cat')
})

it('every English noun of the tables names something that is drawn', () => {
  const unknown = [...Object.keys(LATIN_WORDS), ...Object.keys(SCRIPT_WORDS)].filter((noun) => {
    const { mentions, place, venue, sky, timeNamed, weather } = parseScene(noun)
    const isDrawn = mentions.some(({ kind }) => CATALOGUE.has(kind) || OBJECTS.has(kind))
    return !isDrawn && !venue && place === 'abstract' && sky.size === 0 && !timeNamed && weather === 'clear'
  })
  expect(unknown).toEqual([])
})
