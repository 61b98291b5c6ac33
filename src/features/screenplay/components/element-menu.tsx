import Divider from '@mui/material/Divider'
import { Check, Ellipsis, MoveDown, MoveUp, Trash2 } from 'lucide-react'
import { IconButton } from '#src/shared/ui/button.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import type { ElementValue } from '../lib/element-value.ts'
import { KINDS } from '../lib/words.ts'
import styles from './paper.module.css'

interface ElementMenuProps {
  name: string
  kind: ElementValue['element_type']
  place: number
  count: number
  onKind: (kind: ElementValue['element_type']) => void
  onMove: (place: number) => void
  onRemove: () => void
}

const icon = { size: 16, 'aria-hidden': true } as const

/** Actions on a paragraph besides writing it. */
export function ElementMenu({ name, kind, place, count, onKind, onMove, onRemove }: ElementMenuProps) {
  return (
    <Menu
      label={`${name}: actions`}
      align="right"
      trigger={(trigger) => (
        <IconButton {...trigger} size="small" className={styles.more ?? ''} label={`${name}: actions`}>
          <Ellipsis {...icon} />
        </IconButton>
      )}
    >
      {KINDS.map(({ value, label }) => (
        <MenuAction
          key={value}
          label={label}
          isChosen={value === kind}
          onSelect={() => onKind(value)}
          icon={<Check size={16} aria-hidden="true" visibility="hidden" />}
        />
      ))}
      <Divider />
      <MenuAction
        label="Move up"
        icon={<MoveUp {...icon} />}
        shortcut="Alt+ArrowUp"
        disabled={place === 0}
        onSelect={() => onMove(place - 1)}
      />
      <MenuAction
        label="Move down"
        icon={<MoveDown {...icon} />}
        shortcut="Alt+ArrowDown"
        disabled={place === count - 1}
        onSelect={() => onMove(place + 1)}
      />
      <Divider />
      <MenuAction label="Delete" icon={<Trash2 {...icon} />} isDanger onSelect={onRemove} />
    </Menu>
  )
}
