import type { ReactNode } from 'react'
import type { MenuSurfaceState } from './menu/lazy-menu.tsx'
import { MenuAction, MenuSurface } from './menu/menu.tsx'

export interface PickItem {
  value: string
  label: string
  icon?: ReactNode
  note?: string
  isChosen: boolean
  onSelect: () => void
}

interface PickMenuProps {
  state: MenuSurfaceState
  /** Accessible name, that of the Pick. */
  label: string
  items: readonly PickItem[]
}

/** The menu of a Pick, loaded when one is about to be opened. */
export function PickMenu({ state, label, items }: PickMenuProps) {
  return (
    <MenuSurface state={state} label={label}>
      {items.map(({ value, ...item }) => (
        <MenuAction key={value} {...item} />
      ))}
    </MenuSurface>
  )
}
