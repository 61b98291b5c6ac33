import { Download, Ellipsis, Film, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#src/shared/ui/dialog.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { PageHeader } from '#src/shared/ui/page-frame.tsx'
import { segmentsByCount } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StoryCardSkeleton, StoryCard } from '#src/shared/ui/story-card/story-card.tsx'
import { StepRail } from '#src/shared/ui/wizard/step-rail.tsx'
import { WizardFoot, type SaveState } from '#src/shared/ui/wizard/wizard-foot.tsx'
import { stills } from '../stills.ts'
import { Held, nothing, specimen, state, type Specimen } from './specimen.tsx'

const icon = { size: 16, 'aria-hidden': true } as const
const TasksGrid = lazy(async () => ({ default: (await import('../sections/tasks-grid.tsx')).TasksGrid }))
const grid = (shown: 'Content' | 'Loading' | 'Error' | 'Empty') => () => (
  <Suspense fallback={null}>
    <TasksGrid shown={shown} />
  </Suspense>
)

const card = (more: Partial<Parameters<typeof StoryCard>[0]>) => () => (
  <div style={{ width: 264 }}>
    <StoryCard
      title="The post boat"
      href="#post-boat"
      ratio="SIXTEEN_NINE"
      still={stills.boat}
      meta="10 Nov"
      {...more}
    />
  </div>
)
const ellipsis = (
  <IconButton size="small" label="More for The post boat">
    <Ellipsis size={16} aria-hidden="true" />
  </IconButton>
)

const steps = [
  { id: 'words', name: 'Words', note: '214 words', href: '#words' },
  { id: 'look', name: 'Look', href: '#look' },
  { id: 'voice', name: 'Voice', href: null },
]
const foot =
  (saving: SaveState, isBusy = false) =>
  () => (
    <WizardFoot
      back={{ label: 'Home', href: '#home' }}
      next={{ label: 'Next', onNext: nothing, isBusy, busyLabel: 'Making' }}
      state={saving}
      onRetry={nothing}
    />
  )

/** Open when it is shown, as its URL says. */
const opened = (dialog: (isOpen: boolean, close: () => void) => React.ReactNode) => () => (
  <Held<boolean> initial>
    {(isOpen, setOpen) => (
      <>
        <Button onClick={() => setOpen(true)}>Open it again</Button>
        {dialog(isOpen, () => setOpen(false))}
      </>
    )}
  </Held>
)

export const surfaces: readonly Specimen[] = [
  specimen(
    'Story card',
    state('Content', card({ length: '1:24', action: ellipsis })),
    state('Portrait', card({ ratio: 'NINE_SIXTEEN', still: stills.forest, length: '0:42' })),
    state('Square', card({ ratio: 'ONE_ONE', still: stills.crane, length: '0:58' })),
    state('No image', card({ still: null })),
    state('Long title', card({ title: 'A title that goes on for much longer than the width of any card in the grid' })),
    state(
      'Working',
      card({
        work: {
          label: 'Generating images',
          amount: '5 of 9 scenes',
          segments: segmentsByCount({ total: 9, done: 5, share: 0.6 }),
        },
      }),
    ),
    state(
      'Failed',
      card({
        meta: 'You were not charged',
        work: {
          label: 'Scene 4 has no voice-over',
          segments: segmentsByCount({ total: 8, done: 8, failed: [3] }),
          hasFailed: true,
        },
        action: (
          <Button size="xsmall" icon={<RefreshCw size={14} aria-hidden="true" />}>
            Retry
          </Button>
        ),
      }),
    ),
    state('Loading', () => (
      <div style={{ width: 264 }}>
        <Skeletons label="Loading stories">
          <StoryCardSkeleton />
        </Skeletons>
      </div>
    )),
  ),
  specimen(
    'Menu',
    state('Closed', () => (
      <Menu
        label="Story"
        trigger={(props) => (
          <Button {...props} size="small">
            Open a menu
          </Button>
        )}
      >
        <MenuAction key="open" label="Open" icon={<Film {...icon} />} shortcut="Enter" />
        <MenuAction key="rename" label="Rename" icon={<Pencil {...icon} />} shortcut="F2" />
        <MenuAction key="export" label="Export" icon={<Download {...icon} />} note="No scenes yet" disabled />
        <MenuAction key="delete" label="Delete" icon={<Trash2 {...icon} />} isDanger />
      </Menu>
    )),
  ),
  specimen(
    'Dialog',
    state(
      'Open',
      opened((isOpen, close) => (
        <Dialog
          isOpen={isOpen}
          title="Exporting"
          onClose={close}
          actions={<Button onClick={close}>Keep working</Button>}
        >
          You can close this. The file is saved as soon as it is ready.
        </Dialog>
      )),
    ),
  ),
  specimen(
    'Confirm dialog',
    state(
      'Danger',
      opened((isOpen, close) => (
        <ConfirmDialog
          isOpen={isOpen}
          title="Delete scene 4?"
          confirmLabel="Delete"
          isDanger
          onConfirm={close}
          onClose={close}
        >
          Its text, voice-over and images go with it. You can undo this.
        </ConfirmDialog>
      )),
    ),
    state(
      'Busy',
      opened((isOpen, close) => (
        <ConfirmDialog
          isOpen={isOpen}
          title="Copy this story?"
          confirmLabel="Copy"
          busyLabel="Copying"
          isBusy
          onConfirm={close}
          onClose={close}
        >
          The copy has the same scenes.
        </ConfirmDialog>
      )),
    ),
  ),
  specimen(
    'Grid',
    state('Content', grid('Content')),
    state('Loading', grid('Loading')),
    state('Error', grid('Error')),
    state('Empty', grid('Empty')),
  ),
  specimen(
    'Page header',
    state('Title', () => <PageHeader title="Projects" />),
    state('With actions', () => (
      <PageHeader title="Projects" text="Stories that belong together." actions={<Button>New project</Button>} />
    )),
  ),
  specimen(
    'Step rail',
    state('First step', () => <StepRail title="New story" steps={steps} current="words" />),
    state('Second step', () => <StepRail title="New story" steps={steps} current="look" />),
  ),
  specimen(
    'Wizard foot',
    state('Saved', foot('saved')),
    state('Saving', foot('saving')),
    state('Kept here', foot('kept')),
    state('Failed', foot('failed')),
    state('Busy', foot('saved', true)),
  ),
]
