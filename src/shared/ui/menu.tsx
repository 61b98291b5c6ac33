import MuiMenu from '@mui/material/Menu'
import { useId, useState, type MouseEvent, type ReactNode } from 'react'
import { MenuClose } from './menu-close.ts'

interface MenuTriggerProps {
  onClick: (event: MouseEvent<HTMLElement>) => void
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

interface MenuProps {
  /** Accessible name of the menu. */
  label: string
  /** Renders the button that opens it; spread the props onto it. */
  trigger: (props: MenuTriggerProps) => ReactNode
  /** MenuAction, MenuHeading, Divider. */
  children: ReactNode
  /** Which edge of the trigger the menu keeps. */
  align?: 'left' | 'right'
}

/** A menu under the button that opens it. Choosing an item closes it and returns the focus. */
export function Menu({ label, trigger, children, align = 'left' }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const isOpen = anchor !== null
  const close = () => setAnchor(null)

  return (
    <>
      {trigger({
        onClick: (event) => setAnchor(event.currentTarget),
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      })}
      <MenuClose value={close}>
        <MuiMenu
          id={id}
          open={isOpen}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: align }}
          transformOrigin={{ vertical: 'top', horizontal: align }}
          slotProps={{ list: { 'aria-label': label } }}
        >
          {children}
        </MuiMenu>
      </MenuClose>
    </>
  )
}
