import { ChevronRight, Upload } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Credits } from '#src/shared/ui/credits.tsx'
import { Logo } from '#src/shared/ui/logo.tsx'
import { exportVideo } from '../../actions/story-actions.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useEditorLinks } from '../editor-links.ts'
import { HistoryButtons } from './history-buttons.tsx'
import { AspectRatioMenu } from './aspect-ratio-menu.tsx'
import { SaveState } from './save-state.tsx'
import { ShareButton } from './share-button.tsx'
import { StoryMenu } from './story-menu.tsx'
import { TitleField } from './title-field.tsx'
import styles from './top-bar.module.css'

/** Where one is, what it is called, whether it is saved; what it may become. */
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
