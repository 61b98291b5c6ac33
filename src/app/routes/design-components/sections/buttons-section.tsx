import { AudioLines, Captions, Copy, Merge, Redo2, Search, Share, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps, IconButton } from '#src/shared/ui/button.tsx'
import styles from '../design-components.module.css'
import { Section } from '../section.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

const rows: { name: string; variant: ButtonProps['variant']; label: string; busy: string; icon?: React.ReactNode }[] = [
  { name: 'Primary', variant: 'contained', label: 'Generate', busy: 'Generating' },
  { name: 'Outlined', variant: 'outlined', label: 'Share', busy: 'Sharing', icon: <Share {...icon} /> },
  { name: 'Soft', variant: 'soft', label: 'Speak', busy: 'Speaking', icon: <AudioLines {...icon} /> },
  { name: 'Text', variant: 'text', label: 'Duplicate', busy: 'Copying', icon: <Copy {...icon} /> },
  { name: 'Danger', variant: 'danger', label: 'Delete', busy: 'Deleting', icon: <Trash2 {...icon} /> },
]

const heads = ['Rest', 'Hover', 'Pressed', 'Focus', 'Busy', 'Disabled']

export function ButtonsSection() {
  const [hasCaptions, setCaptions] = useState(true)
  return (
    <Section title="Buttons" text="One primary per view. The price stands in the button that spends.">
      <div className={styles.states}>
        <table>
          <thead>
            <tr>
              <td />
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, label, busy, ...look }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {[undefined, 'hover', 'pressed', 'focus'].map((state) => (
                  <td key={state ?? 'rest'}>
                    <Button {...look} data-state={state}>
                      {label}
                    </Button>
                  </td>
                ))}
                <td>
                  <Button {...look} isBusy busyLabel={busy}>
                    {label}
                  </Button>
                </td>
                <td>
                  <Button {...look} disabled>
                    {label}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.row} style={{ gap: 10 }}>
        <Button variant="contained" size="large" shortcut="$mod+Enter">
          Generate
        </Button>
        <Button variant="soft" price={12}>
          Animate
        </Button>
        <Button variant="contained" price={4}>
          Generate
        </Button>
        <Button size="small">Small</Button>
        <Button size="xsmall">Extra small</Button>
        <span className={styles.rule} />
        <IconButton label="Undo" shortcut="$mod+z">
          <Undo2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label="Redo" shortcut="$mod+Shift+z" data-state="hover">
          <Redo2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label="Captions" shortcut="c" isOn={hasCaptions} onClick={() => setCaptions(!hasCaptions)}>
          <Captions size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label="Search" data-state="focus">
          <Search size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label="Merge" disabled>
          <Merge size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={`${styles.row} ${styles.narrow}`}>
        <Button fullWidth>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            A label that is longer than the place it was given
          </span>
        </Button>
      </div>
    </Section>
  )
}
