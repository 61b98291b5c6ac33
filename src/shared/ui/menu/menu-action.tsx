import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { Check } from 'lucide-react'
import { useContext, type ElementType, type ReactNode } from 'react'
import { shortcutLabel } from '../../lib/shortcut-label.ts'
import styles from './menu-action.module.css'
import { MenuClose } from './menu-close.ts'

export interface MenuActionProps extends Omit<MenuItemProps, 'onSelect' | 'children'> {
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
