import type { GridColDef } from '@mui/x-data-grid'
import { Columns3 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { MenuAction } from '../ui/menu/menu-action.tsx'
import { Menu } from '../ui/menu/menu.tsx'

interface ColumnsMenuProps {
  columns: readonly Pick<GridColDef, 'field' | 'headerName'>[]
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}

/** Which columns a grid shows; the first one always. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const toggle = (field: string) =>
    onChange(hidden.includes(field) ? hidden.filter((name) => name !== field) : [...hidden, field])
  return (
    <Menu
      label="Columns"
      align="right"
      trigger={(trigger) => (
        <Button {...trigger} size="small" variant="text" icon={<Columns3 size={16} aria-hidden="true" />}>
          Columns
        </Button>
      )}
    >
      {columns.slice(1).map(({ field, headerName }) => (
        <MenuAction
          key={field}
          role="menuitemcheckbox"
          aria-checked={!hidden.includes(field)}
          label={headerName ?? field}
          isChosen={!hidden.includes(field)}
          onSelect={() => toggle(field)}
        />
      ))}
    </Menu>
  )
}
