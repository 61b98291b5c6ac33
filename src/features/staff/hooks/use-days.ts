import { useSearchParams } from 'react-router-dom'

export const DAY_CHOICES = [7, 28, 90] as const
type Days = (typeof DAY_CHOICES)[number]

/** How many days the figures of a page are of, in its address; 28 unless it says otherwise. */
export function useDays(): { days: Days; setDays: (days: Days) => void } {
  const [search, setSearch] = useSearchParams()
  const days = DAY_CHOICES.find((choice) => String(choice) === search.get('days')) ?? 28
  return {
    days,
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
