import { Segmented } from '#src/shared/ui/segmented.tsx'
import { DAY_CHOICES, type useDays } from '../hooks/use-days.ts'

const segments = DAY_CHOICES.map((days) => ({ value: String(days), label: `${days} days` }))

/** Selects the number of days of the figures. */
export function DaysChoice({ days, setDays }: Pick<ReturnType<typeof useDays>, 'days' | 'setDays'>) {
  return (
    <Segmented
      label="Days"
      segments={segments}
      value={String(days)}
      onChange={(value) => setDays(DAY_CHOICES.find((choice) => String(choice) === value) ?? 28)}
    />
  )
}
