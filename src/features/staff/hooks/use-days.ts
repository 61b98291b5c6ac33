import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dayBefore } from '../lib/figure-rows.ts'

export const DAY_CHOICES = [7, 28, 90] as const
type Days = (typeof DAY_CHOICES)[number]

/** Number of days of a page's figures, in its URL; 28 by default. `from` and `to` are in UTC, both included. */
export function useDays(): { days: Days; from: string; to: string; setDays: (days: Days) => void } {
  const [search, setSearch] = useSearchParams()
  const days = DAY_CHOICES.find((choice) => String(choice) === search.get('days')) ?? 28
  const [to] = useState(() => new Date().toISOString().slice(0, 10))
  return {
    days,
    from: dayBefore(to, days - 1),
    to,
    setDays: (chosen) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (chosen === 28) next.delete('days')
          else next.set('days', String(chosen))
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
