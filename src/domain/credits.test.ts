import { expect, it } from 'vitest'
import {
  creditCost,
  isCreditAction,
  planCounts,
  trainingCredits,
  wholeCredits,
  formatCreditBalance,
} from './credits.ts'

it('an action costs its credits for each unit that it begins', () => {
  expect(creditCost('regenerate_image')).toBe(1)
  expect(creditCost('lip_sync', 2.1)).toBe(9)
  expect(creditCost('lip_sync', 0)).toBe(0)
  expect(creditCost('lip_sync', -1)).toBe(0)
  expect(creditCost('render_video', 5)).toBe(0)
})

it('work with a price costs whole credits, at least one unless it is free', () => {
  expect(wholeCredits(0, 100)).toBe(0)
  expect(wholeCredits(0.001, 1)).toBe(1)
  expect(wholeCredits(1.5, 3)).toBe(5)
  // 0.1 × 3 is 0.30000000000000004.
  expect(wholeCredits(0.1, 30)).toBe(3)
})

it('the price of a training is a base price plus a price per thousand steps', () => {
  expect(trainingCredits({ once: 50, thousandSteps: 0 }, 2_000)).toBe(50)
  expect(trainingCredits({ once: 10, thousandSteps: 40 }, 1_500)).toBe(70)
})

it('only names of the table are actions that cost', () => {
  expect(isCreditAction('upscale')).toBe(true)
  expect(isCreditAction('toString')).toBe(false)
})

it('a free account holds less than a premium one', () => {
  expect(planCounts(false)).toEqual({ projects: 3, videos: 20, imageStyles: 2, models: 3 })
  expect(planCounts(true)).toEqual({ projects: 1_000, videos: 10_000, imageStyles: Infinity, models: Infinity })
})

it.each([
  [0, '0.00'],
  [12.5, '12.50'],
  [1000, '1000.00'],
  [1000.01, '1.00K'],
  [1500, '1.50K'],
  [1_234_567, '1234.57K'],
  [-3, '-3.00'],
])('%s credits read %s', (credits, text) => expect(formatCreditBalance(credits)).toBe(text))
