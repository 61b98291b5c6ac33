import type { ReactNode } from 'react'
import { MenuSurface } from './menu-surface.tsx'
import { useMenu, type MenuTrigger } from './use-menu.ts'

interface MenuProps {
  /** Accessible name of the menu. */
  label: string
  trigger: MenuTrigger
  align?: 'left' | 'right'
  /** MenuAction, Divider, ListSubheader: directly, no fragments. */
  children: ReactNode
}

/** A menu under the button that opens it. */
export function Menu({ trigger, ...rest }: MenuProps) {
  const { triggerProps, surface, wasOpened } = useMenu()
  return (
    <>
      {trigger(triggerProps)}
      {wasOpened && <MenuSurface state={surface} {...rest} />}
    </>
  )
}
