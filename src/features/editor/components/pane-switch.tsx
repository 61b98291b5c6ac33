import { Segmented } from '#src/shared/ui/segmented.tsx'

/** What lies under the player where there is no room for all of it. */
export type Pane = 'panel' | 'inspector' | 'timeline'

const segments = [
  { value: 'panel', label: 'Panel' },
  { value: 'inspector', label: 'Scene' },
  { value: 'timeline', label: 'Timeline' },
] as const

interface PaneSwitchProps {
  value: Pane
  onChange: (pane: Pane) => void
}

/** Chooses what lies under the player on narrow screens. */
export function PaneSwitch({ value, onChange }: PaneSwitchProps) {
  return (
    <Segmented isWide size="small" label="Under the player" segments={segments} value={value} onChange={onChange} />
  )
}
