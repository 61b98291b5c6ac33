import { expect, it } from 'vitest'
import {
  ageText,
  dayText,
  durationText,
  figureText,
  moneyText,
  momentText,
  percentText,
  wordsOf,
} from './figure-text.ts'

it('figures are read as numbers, short ones where they are long', () => {
  expect([figureText(18_204), figureText(61_200.25), figureText(1_234_567)]).toEqual(['18,204', '61,200.3', '1.2M'])
  expect([percentText(0.031), moneyText(190_050, 'USD')]).toEqual(['3.1%', '$1,900.50'])
})

it.each([
  [null, '–'],
  [840, '840 ms'],
  [11_400, '11.4 s'],
  [90_000, '1.5 min'],
  [7_200_000, '2 h'],
])('%s ms is read as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})

it('days and moments are in UTC in every time zone, also when clocks change', () => {
  expect([dayText('2026-03-29'), dayText('2026-10-25')]).toEqual(['Mar 29', 'Oct 25'])
  expect(momentText('2026-03-29T01:30:00Z')).toBe('Mar 29, 2026, 01:30:00')
})

it('codes are read as words', () => {
  expect(['image_to_video', 'STUCK_JOBS', 'send-mail', 'OPENED_CAPSULE'].map(wordsOf)).toEqual([
    'Image to video',
    'Stuck jobs',
    'Send mail',
    'Opened snapshot',
  ])
})

it('the age of data includes its day only when that is another one, in UTC', () => {
  const now = Date.parse('2026-11-21T00:30:00Z')
  expect(ageText(Date.parse('2026-11-21T00:05:00Z'), now)).toBe('00:05')
  expect(ageText(Date.parse('2026-11-20T23:05:00Z'), now)).toBe('Nov 20, 23:05')
})

it('wordsOf shows the product’s words for codes of the contract', () => {
  expect(['IMAGE_TO_VIDEO', 'LISTED_CAPSULES', 'FILM'].map(wordsOf)).toEqual([
    'Image to video',
    'Listed snapshots',
    'Video',
  ])
})
