import { describe, expect, it } from 'vitest'
import { readObjects } from '../objects/objects-node.ts'
import { OBJECTS, vectorOf } from '../objects/objects.ts'
import { CATALOGUE } from '../subjects/catalogue.ts'
import { CONCRETE_NOUNS } from './concrete-nouns.fixture.ts'
import { isPerson } from './infer.ts'
import { parseScene } from './parse-scene.ts'
import { itemsInUse } from './venues.ts'

const kinds = (prompt: string): string[] => parseScene(prompt).mentions.map(({ kind }) => kind)

/** Whether something is drawn for a kind: a person, the catalogue's own art or a vector object. */
const isDrawn = (kind: string): boolean => {
  const name = vectorOf(kind, false, CATALOGUE.has(kind))
  return isPerson(kind) || CATALOGUE.has(kind) || (name !== undefined && readObjects([name]).has(name))
}

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

describe('the subject of a sentence', () => {
  it('is known for nine of ten frequent concrete nouns: a thing that is drawn, or a place', () => {
    expect(CONCRETE_NOUNS.length).toBeGreaterThanOrEqual(1000)
    const unknown = CONCRETE_NOUNS.filter((noun) => {
      const { mentions, place } = parseScene(withArticle(noun))
      return mentions.length === 0 && place === 'abstract'
    })
    expect(unknown.length / CONCRETE_NOUNS.length, unknown.join(', ')).toBeLessThan(0.1)
  })

  it('can be drawn, and so can everything that stands beside it or on a shelf', () => {
    expect([...OBJECTS.keys(), ...itemsInUse()].filter((kind) => !isDrawn(kind))).toEqual([])
  })

  it.each([
    ['Geese on the bank of the river', 'bird'],
    ['A cat that falls knows its way by its eyes and lands on its feet', 'cat'],
    ['Wash your feet', 'foot'],
    ['Pump the tyre up to 4 bar', 'wheel'],
    ['We met at the bar', 'cocktail-glass'],
    ['Two bugs are left in the search', 'laptop'],
    ['In sprint 12 we closed 31 tickets', 'clipboard'],
    ['Open an account at our bank', 'bank'],
    ['In spring the bats leave', 'bat'],
    ['A baseball player with a bat', 'baseball'],
    ['A wireless mouse beside the keyboard', 'computer-mouse keyboard'],
    ['A mouse eats cheese', 'mouse cheese'],
    ['An orange sunset', ''],
    ['A glass of orange juice', 'tangerine'],
    ['The crane lifts concrete', 'building-construction'],
    ['A folded paper crane', 'crane'],
    ['A letter from home', 'envelope'],
    ['Every letter of the alphabet', ''],
    ['Soft morning light', ''],
    ['How to train your dog', 'dog'],
    ['The train to Paris', 'train'],
    ['Book a table', 'table'],
    ['A book on the table', 'book'],
    ['Thank you for watching', 'red-heart'],
    ['Watch the birds', 'bird'],
    ['The phone rings', 'telephone'],
    ['Plant a tree', 'oak'],
    ['Fish and chips', 'fish french-fries'],
    ['The sales rose', 'chart'],
    ['A cat, watercolor painting, shallow depth of field', 'cat'],
    ['Bird’s-eye view of a tractor, film grain', 'tractor'],
    ['On the other hand, a bicycle is cheaper', 'bicycle'],
    ['One tap and your order is on its way', 'shopping-cart'],
  ])('follows from its sentence: %s', (prompt, expected) => {
    expect(kinds(prompt).join(' ')).toBe(expected)
  })

  it.each([
    ['a thing that only carries another', 'Bread on a wooden counter of a small bakery', ['bread']],
    ['an unnamed person who does something', 'A person sleeping, a wooden table', ['bed']],
    ['where the subject is', 'Medium shot of our small bakery, in a kitchen, in the bakery', ['shop']],
    ['what a text is for, beside things', 'Happy users with a laptop', ['laptop']],
    ['the day of an event', 'A concert with a violin on Saturday', ['violin']],
    ['a hand where another thing is named', 'Hands on keyboards', ['keyboard']],
  ])('is not %s', (_, prompt, expected) => {
    expect(kinds(prompt).filter((kind) => kind !== 'raised-hand')).toEqual(expected)
  })

  it.each([
    ['Five tips for better sleep', 'bed'],
    ['A simple budget', 'money-bag'],
    ['Put your savings aside', 'piggybank'],
    ['Quarterly report', 'chart'],
    ['Our growth this year', 'chart-increasing'],
    ['Time is short', 'alarm-clock'],
    ['Your health comes first', 'red-heart'],
    ['Protect your privacy', 'locked'],
    ['A new idea', 'light-bulb'],
    ['Clear communication', 'speech-balloon'],
    ['Summer sale', 'shopping-bags'],
    ['Free delivery', 'delivery-truck'],
    ['The climate', 'globe'],
    ['Clean energy', 'high-voltage'],
    ['A recipe for dinner', 'checklist'],
    ['What customers think', 'shopping-bags'],
    ['Yoga for beginners', 'yogamat'],
  ])('of an abstract sentence is a thing that stands for it: %s', (prompt, hero) => {
    expect(kinds(prompt)[0]).toBe(hero)
  })

  it.each([
    ['A bakery at dawn', 'shop', 'bakery'],
    ['The clinic opens', 'hospital', 'clinic'],
    ['A new gym', 'dumbbell', 'gym'],
    ['Our shop', 'shop', 'shop'],
    ['The school', 'school', undefined],
    ['The office', 'office-building', undefined],
  ])('is the place of trade, care or learning itself, and never a building in a room: %s', (prompt, hero, venue) => {
    const scene = parseScene(prompt)
    expect(scene).toMatchObject({ place: 'studio', venue })
    expect(scene.mentions[0]?.kind).toBe(hero)
  })

  it('decides how the things of an image stand to each other', () => {
    const layout = (prompt: string) => parseScene(prompt).layout
    expect(layout('A lamp')).toBe('hero')
    expect(layout('A lamp and a pillow')).toBe('pair')
    expect(layout('Pears, apples and cherries')).toBe('row')
    expect(layout('A variety of fruit: apples and pears')).toBe('pattern')
    expect(layout('The journey of a parcel')).toBe('path')
    expect(layout('Quarterly report')).toBe('chart')
    expect(layout('“Simplicity is the soul of all of it”')).toBe('quote')
  })

  it.each([
    ['Der Hut liegt auf dem Tisch', 'hut'],
    ['Der Rat tagt am Tag der Wand', 'rat label magic-wand'],
    ['Le chat dort car il pleut', 'speech-balloon automobile'],
    ['El pan y el pie', 'cooking pie'],
  ])('is not an English word within another language: %s', (prompt, wrong) => {
    expect(kinds(prompt).filter((kind) => wrong.split(' ').includes(kind))).toEqual([])
  })

  it('keeps the colour of a brand', () => {
    expect(parseScene('A shop in #ff6600').accents[0]).toEqual([255, 102, 0])
  })

  it('is nothing where a sentence names nothing: an abstract design is drawn', () => {
    expect(parseScene('Because it was always so')).toMatchObject({ place: 'abstract', mentions: [] })
  })
})
