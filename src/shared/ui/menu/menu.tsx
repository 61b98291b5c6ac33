import MuiMenu from '@mui/material/Menu'
import { type ReactNode, createContext, useContext, type ElementType } from 'react'
import { type MenuSurfaceState, useMenu, type MenuTrigger } from './lazy-menu.tsx'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { Check } from 'lucide-react'
import { shortcutLabel } from '#src/shared/lib/shortcut-label.ts'
import styles from './menu.module.css'

interface MenuProps {
  /** Accessible name of the menu. */
  label: string
  trigger: MenuTrigger
  align?: 'left' | 'right'
  /** MenuAction, Divider, ListSubheader: directly, no fragments. */
  children: ReactNode
}

interface MenuActionProps extends Omit<MenuItemProps, 'onSelect' | 'children'> {
  label: string
  /** 16 px icon. */
  icon?: ReactNode
  onSelect?: () => void
  shortcut?: string
  /** Shown at the end, for example why it is disabled. */
  note?: string
  /** Given: the item is one of a choice, and this one is chosen or not. */
  isChosen?: boolean
  isDanger?: boolean
  component?: ElementType
  to?: string
  href?: string
  target?: string
  rel?: string
}

/** Closes the menu around an item. */
export const MenuClose = createContext<() => void>(() => undefined)

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

/** One row of a Menu. */
export function MenuAction(props: MenuActionProps) {
  const { label, icon, onSelect, shortcut, note, isChosen, isDanger, ...rest } = props
  const close = useContext(MenuClose)
  const handleClick = () => {
    close()
    onSelect?.()
  }
  return (
    <MenuItem
      {...rest}
      onClick={handleClick}
      data-danger={isDanger || undefined}
      {...(isChosen !== undefined && { role: 'menuitemradio', 'aria-checked': isChosen, selected: isChosen })}
    >
      {icon}
      <span className={styles.label}>{label}</span>
      {(note ?? shortcut) && <span className={styles.end}>{note ?? (shortcut && shortcutLabel(shortcut))}</span>}
      {isChosen && <Check size={16} aria-hidden="true" />}
    </MenuItem>
  )
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
