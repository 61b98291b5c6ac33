import { Frame } from 'lucide-react'
import { safeAreasOf } from '#src/domain/safe-areas.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { useOpen } from '../../hooks/use-editor.ts'

interface GuideMenuProps {
  /** The guide that is shown; null for none. */
  value: string | null
  onChange: (id: string | null) => void
}

/** Which platform's buttons to leave room for. */
export function GuideMenu({ value, onChange }: GuideMenuProps) {
  const areas = safeAreasOf(useOpen(({ story }) => story.aspect_ratio))
  return (
    <Menu
      label="Safe-area guides"
      align="right"
      trigger={(trigger) => (
        <IconButton {...trigger} size="small" label="Safe-area guides" isOn={value !== null}>
          <Frame size={18} aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuAction label="None" isChosen={value === null} onSelect={() => onChange(null)} />
      {areas.map(({ id, label, asOf, source }) => (
        <MenuAction
          key={id}
          label={label}
          note={asOf}
          title={source}
          isChosen={value === id}
          onSelect={() => onChange(id)}
        />
      ))}
    </Menu>
  )
}
