import { Button } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { actionOptions, kindOptions, type UsageFilter } from '../lib/usage-filter.ts'
import { StoryFilter } from './story-filter.tsx'
import styles from './usage.module.css'

interface UsageFiltersProps {
  filter: UsageFilter
  onChange: (change: Partial<UsageFilter>) => void
}

/** Filters of the lines, the chart and the file. */
export function UsageFilters({ filter, onChange }: UsageFiltersProps) {
  const isLimited = Object.values(filter).some((value) => value !== '')
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <Pick label="Type" options={kindOptions} value={filter.kind} onChange={(kind) => onChange({ kind })} />
      <Pick label="Action" options={actionOptions} value={filter.action} onChange={(action) => onChange({ action })} />
      <StoryFilter storyId={filter.story_id} onChange={(story_id) => onChange({ story_id })} />
      <Day label="From" value={filter.from} max={filter.to} onChange={(from) => onChange({ from })} />
      <Day label="To" value={filter.to} min={filter.from} onChange={(to) => onChange({ to })} />
      {isLimited && (
        <Button
          size="small"
          variant="text"
          onClick={() => onChange({ kind: '', action: '', story_id: '', from: '', to: '' })}
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}

interface DayProps {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

function Day({ label, value, min = '', max = '', onChange }: DayProps) {
  return (
    <label className={styles.day}>
      {label}
      <input type="date" {...{ value, min, max }} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
