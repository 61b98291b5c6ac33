import { ChevronRight, Upload } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { Credits } from '#src/shared/ui/credits.tsx'
import { Logo } from '#src/shared/ui/logo.tsx'
import { exportVideo } from './all-actions.ts'
import { useAction, type Action } from '../core/action.tsx'
import { useEditorLinks, ShareButton } from './share-and-links.tsx'
import { SaveState, TitleField } from './story-title.tsx'
import { StoryMenu } from './story-menu.tsx'
import styles from './top-bar.module.css'
import { ASPECT_RATIOS } from '#src/domain/aspect-ratio.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { RatioIcon } from '#src/shared/ui/ratio-icon.tsx'
import { updateAspectRatio } from './commands/update-aspect-ratio.ts'
import { useEditor, useOpen, useStoryState } from '../core/use-editor.ts'
import { redo, undo } from '../history/undo-redo.ts'

const options = ASPECT_RATIOS.map(({ value, label, purpose }) => ({
  value,
  label,
  note: purpose,
  icon: <RatioIcon ratio={value} />,
}))

/** Breadcrumbs, title, save state and export. */
export function TopBar() {
  const links = useEditorLinks()
  const balance = useSessionStore((state) => state.user?.credit_summary.balance)
  const exporting = useAction(exportVideo)
  return (
    <header className={styles.bar}>
      <Link className={styles.logo} to={links.home} aria-label="Storyloom, all stories">
        <Logo isMarkOnly />
      </Link>
      <Link className={styles.crumb} to={links.home}>
        Stories
      </Link>
      <ChevronRight className={styles.divider} size={14} aria-hidden="true" />
      <TitleField />
      <StoryMenu />
      <SaveState />
      <HistoryButtons />
      <span className={styles.space} />
      <span className={styles.ratio}>
        <AspectRatioMenu />
      </span>
      {balance !== undefined && (
        <span className={styles.credits}>
          <Credits amount={balance} />
        </span>
      )}
      <span className={styles.rule} />
      <ShareButton />
      <Button
        variant="contained"
        size="small"
        data-control="export"
        icon={<Upload size={16} aria-hidden="true" />}
        disabled={!exporting.isEnabled}
        onClick={exporting.run}
      >
        Export
      </Button>
    </header>
  )
}

/** Changes the aspect ratio of the story. */
function AspectRatioMenu() {
  const editor = useEditor()
  const ratio = useOpen(({ story }) => story.aspect_ratio)
  return (
    <Pick
      label="Aspect ratio"
      options={options}
      value={ratio}
      icon={<RatioIcon ratio={ratio} />}
      onChange={(next) => void (next !== ratio && updateAspectRatio(editor, next))}
    />
  )
}

/** Undo and redo, each labelled with its edit. */
function HistoryButtons() {
  const labels = useStoryState(({ history }) => history)
  return (
    <>
      <HistoryButton action={undo} what={labels.undo} />
      <HistoryButton action={redo} what={labels.redo} />
    </>
  )
}

function HistoryButton({ action, what }: { action: Action; what: string | null }) {
  const { label, shortcut, icon: Icon, isEnabled, run } = useAction(action)
  return (
    <IconButton
      size="small"
      label={what === null ? label : `${label}: ${what}`}
      shortcut={shortcut}
      disabled={!isEnabled}
      onClick={run}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  )
}
