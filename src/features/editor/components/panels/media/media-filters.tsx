import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Switch } from '#src/shared/ui/toggles.tsx'
import { noFilter, type MediaPick } from './use-media-list.ts'
import styles from './media-panel.module.css'

/** How long the person may pause while typing before it is searched for, ms. */
const PAUSE_MS = 250

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'image', label: 'Pictures' },
  { value: 'video', label: 'Videos' },
  { value: 'audio', label: 'Sound' },
] as const

interface MediaFiltersProps {
  filter: MediaPick
  onChange: (filter: MediaPick) => void
}

/** Which media are shown. */
export function MediaFilters({ filter, onChange }: MediaFiltersProps) {
  const [draft, setDraft] = useState(filter.words)
  const change = (part: Partial<MediaPick>) => {
    const next = { ...filter, ...part }
    const isNone = next.scope === noFilter.scope && next.kind === noFilter.kind && next.words === ''
    onChange(isNone ? noFilter : next)
  }
  const search = useEffectEvent((words: string) => words !== filter.words && change({ words }))
  useEffect(() => {
    const timer = setTimeout(() => search(draft.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  // 'Show everything' empties the field, too.
  const [shownFilter, setShownFilter] = useState(filter)
  if (shownFilter !== filter) {
    setShownFilter(filter)
    if (filter === noFilter) setDraft('')
  }
  return (
    <div className={styles.filters} role="search">
      <OutlinedInput
        size="small"
        fullWidth
        value={draft}
        placeholder="Search names and prompts"
        startAdornment={
          <InputAdornment position="start">
            <Search size={16} aria-hidden="true" />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': 'Search media', type: 'search' } }}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Segmented
        label="Kind of media"
        size="small"
        isWide
        segments={kinds}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
      />
      <Switch
        label="Only of this story"
        checked={filter.scope === 'story'}
        onChange={(_event, isOn) => change({ scope: isOn ? 'story' : 'all' })}
      />
    </div>
  )
}
