import { AudioLines, Captions, Copy, Share, Trash2, Undo2, Upload } from 'lucide-react'
import { Button, type ButtonProps, IconButton, FileButton } from '#src/shared/ui/button.tsx'
import { Chip } from '#src/shared/ui/chip.tsx'
import { Held, nothing, specimen, state, type Specimen, type SpecimenState } from './specimen.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

const looks: { name: string; variant: ButtonProps['variant']; label: string; busy: string; icon?: React.ReactNode }[] =
  [
    { name: 'Primary', variant: 'contained', label: 'Generate', busy: 'Generating' },
    { name: 'Outlined', variant: 'outlined', label: 'Share', busy: 'Sharing', icon: <Share {...icon} /> },
    { name: 'Soft', variant: 'soft', label: 'Speak', busy: 'Speaking', icon: <AudioLines {...icon} /> },
    { name: 'Text', variant: 'text', label: 'Duplicate', busy: 'Copying', icon: <Copy {...icon} /> },
    { name: 'Danger', variant: 'danger', label: 'Delete', busy: 'Deleting', icon: <Trash2 {...icon} /> },
  ]

const statesOf = ({ name, label, busy, ...look }: (typeof looks)[number]): SpecimenState[] => [
  state(name, () => <Button {...look}>{label}</Button>),
  ...['Hover', 'Pressed', 'Focus'].map((way) =>
    state(`${name}, ${way.toLowerCase()}`, () => (
      <Button {...look} data-state={way.toLowerCase()}>
        {label}
      </Button>
    )),
  ),
  state(`${name}, busy`, () => (
    <Button {...look} isBusy busyLabel={busy}>
      {label}
    </Button>
  )),
  state(`${name}, disabled`, () => (
    <Button {...look} disabled>
      {label}
    </Button>
  )),
]

const undo = <Undo2 size={18} aria-hidden="true" />

export const buttons: readonly Specimen[] = [
  specimen(
    'Button',
    ...looks.flatMap(statesOf),
    state('With a price', () => (
      <Button variant="contained" price={4}>
        Generate
      </Button>
    )),
    state('With a shortcut', () => (
      <Button variant="contained" size="large" shortcut="$mod+Enter">
        Generate
      </Button>
    )),
    state('Small', () => <Button size="small">Small</Button>),
    state('Extra small', () => <Button size="xsmall">Extra small</Button>),
    state('Long label', () => (
      <div style={{ maxWidth: 240 }}>
        <Button fullWidth>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            A label that is longer than the place it was given
          </span>
        </Button>
      </div>
    )),
  ),
  specimen(
    'Icon button',
    state('Rest', () => <IconButton label="Undo">{undo}</IconButton>),
    state('Hover', () => (
      <IconButton label="Undo" data-state="hover">
        {undo}
      </IconButton>
    )),
    state('Focus', () => (
      <IconButton label="Undo" data-state="focus">
        {undo}
      </IconButton>
    )),
    state('Disabled', () => (
      <IconButton label="Undo" disabled>
        {undo}
      </IconButton>
    )),
    state('Toggle', () => (
      <Held<boolean> initial>
        {(isOn, setOn) => (
          <IconButton label="Captions" isOn={isOn} onClick={() => setOn(!isOn)}>
            <Captions size={18} aria-hidden="true" />
          </IconButton>
        )}
      </Held>
    )),
  ),
  specimen(
    'Chip',
    state('Off', () => <Chip label="Calm" isOn={false} onClick={nothing} />),
    state('On', () => <Chip label="Calm" isOn onClick={nothing} />),
    state('Current filter', () => <Chip label="All" isCurrent onClick={nothing} />),
    state('Disabled', () => <Chip label="Urgent" isOn={false} disabled onClick={nothing} />),
  ),
  specimen(
    'File button',
    state('Rest', () => (
      <FileButton label="An image" accept="image/*" icon={<Upload {...icon} />} onFile={nothing}>
        Choose an image
      </FileButton>
    )),
    state('Busy', () => (
      <FileButton label="An image" accept="image/*" isBusy busyLabel="Uploading" onFile={nothing}>
        Choose an image
      </FileButton>
    )),
  ),
]
