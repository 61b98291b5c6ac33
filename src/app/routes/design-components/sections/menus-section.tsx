import Divider from '@mui/material/Divider'
import MenuList from '@mui/material/MenuList'
import Paper from '@mui/material/Paper'
import {
  Archive,
  ChevronDown,
  Copy,
  Download,
  Film,
  Folder,
  Globe,
  Pencil,
  Scissors,
  Share,
  Trash2,
} from 'lucide-react'
import { Button } from '#src/shared/ui/button.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { ThemeMenu } from '#src/shared/ui/theme-menu/theme-menu.tsx'
import { Tooltip } from '#src/shared/ui/tooltip/tooltip.tsx'
import styles from '../design-components.module.css'
import { Section } from '../section.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

const items = [
  <MenuAction key="open" label="Open" icon={<Film {...icon} />} shortcut="Enter" />,
  <MenuAction key="rename" label="Rename" icon={<Pencil {...icon} />} shortcut="F2" />,
  <MenuAction key="duplicate" label="Duplicate" icon={<Copy {...icon} />} shortcut="$mod+d" />,
  <MenuAction key="language" label="In another language" icon={<Globe {...icon} />} />,
  <MenuAction key="move" label="Move to project" icon={<Folder {...icon} />} />,
  <Divider key="rule" aria-hidden="true" component="li" />,
  <MenuAction key="share" label="Share preview" icon={<Share {...icon} />} />,
  <MenuAction key="export" label="Export" icon={<Download {...icon} />} note="No scenes yet" disabled />,
  <Divider key="rule2" aria-hidden="true" component="li" />,
  <MenuAction key="archive" label="Archive" icon={<Archive {...icon} />} onSelect={() => notify('Story archived')} />,
  <MenuAction key="delete" label="Delete" icon={<Trash2 {...icon} />} isDanger />,
]

export function MenusSection() {
  return (
    <Section title="Menus and tooltips" text="The only things with a shadow. Every tooltip names its shortcut.">
      <div className={styles.top}>
        <Paper
          elevation={8}
          sx={{
            width: 240,
            borderRadius: '12px',
            border: '1px solid var(--border-float)',
            bgcolor: 'var(--bg-raised)',
          }}
        >
          <MenuList aria-label="Story" sx={{ p: '5px' }}>
            {items}
          </MenuList>
        </Paper>
        <div className={styles.row}>
          <Menu
            label="Story"
            trigger={(props) => (
              <Button {...props} size="small">
                Open a menu
                <ChevronDown size={14} aria-hidden="true" />
              </Button>
            )}
          >
            {items}
          </Menu>
          <ThemeMenu />
          <Tooltip title="Split at playhead" shortcut="$mod+k">
            <Button size="small" icon={<Scissors {...icon} />}>
              Point at me
            </Button>
          </Tooltip>
        </div>
      </div>
    </Section>
  )
}
