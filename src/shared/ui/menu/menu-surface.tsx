import MuiMenu from '@mui/material/Menu'
import type { ReactNode } from 'react'
import { MenuClose } from './menu-close.ts'
import type { MenuSurfaceState } from './use-menu.ts'

interface MenuSurfaceProps {
  state: MenuSurfaceState
  /** Accessible name of the menu. */
  label: string
  /** Which edge of the trigger the menu keeps. */
  align?: 'left' | 'right'
  /** MenuAction, Divider, ListSubheader: directly, no fragments. */
  children: ReactNode
}

/** The menu itself. Choosing an item closes it and returns the focus. */
export function MenuSurface({ state, label, align = 'left', children }: MenuSurfaceProps) {
  const { id, anchor, close } = state
  return (
    <MenuClose value={close}>
      <MuiMenu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: align }}
        transformOrigin={{ vertical: 'top', horizontal: align }}
        slotProps={{ list: { 'aria-label': label }, paper: { role: 'region', 'aria-label': label } }}
      >
        {children}
      </MuiMenu>
    </MenuClose>
  )
}
