import { describe, expect, it } from 'vitest'
import { addMonths, monthsOf } from './months.ts'

const at = (day: string) => new Date(`${day}T10:00:00Z`)
const period = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) })
const days = (from: string, to: string, ...all: [string, string][]) =>
  monthsOf(period(from, to), [period(from, to), ...all.map((each) => period(...each))]).map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((moment) => moment.toISOString().slice(0, 10)).join(' '),
  )

describe('addMonths', () => {
  it.each([
    ['2031-01-31', 1, '2031-02-28'],
    ['2032-01-31', 1, '2032-02-29'],
    ['2031-01-31', 2, '2031-03-31'],
    ['2031-11-15', 3, '2032-02-15'],
  ])('addMonths: %s and %i months is %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to))
  })
})

describe('months of a paid period', () => {
  it.each([
    ['2031-01-31', '2031-02-28'],
    ['2031-02-28', '2031-03-31'],
    ['2031-04-30', '2031-05-31'],
    ['2032-02-29', '2032-03-31'],
    ['2031-02-28', '2031-03-29'],
  ])('from %s to %s, as a plan begun at the end of a month is renewed, is one month', (from, to) => {
    expect(days(from, to)).toEqual([`${from} ${to}`])
  })

  it('a year from the 28th of February to the 29th has twelve, and each begins where the one before ends', () => {
    const months = days('2031-02-28', '2032-02-29')
    expect(months).toHaveLength(12)
    expect(months.slice(0, 3)).toEqual(['2031-02-28 2031-03-29', '2031-03-29 2031-04-29', '2031-04-29 2031-05-29'])
    expect(months.at(-1)).toBe('2032-01-29 2032-02-29')
  })

  it('a larger plan in the middle of a year has the months of the year that are left', () => {
    const months = days('2031-11-20', '2032-01-15', ['2031-01-15', '2032-01-15'])
    expect(months).toEqual(['2031-11-15 2031-12-15', '2031-12-15 2032-01-15'])
  })
})
