import { useState } from 'react'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Panel } from '../core/ui/panel.tsx'
import { EditList } from './edit-list.tsx'
import { VersionForm } from './version-form.tsx'
import { VersionList } from './version-list.tsx'
import styles from './versions.module.css'

const VIEWS = [
  { value: 'versions', label: 'Versions' },
  { value: 'edits', label: 'Edits' },
] as const

/** How the story came to be: versions to go back to, and every edit. */
export function VersionsPanel() {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('versions')
  return (
    <Panel title="Versions">
      <div className={styles.head}>
        <Segmented label="Show" segments={VIEWS} value={view} onChange={setView} isWide />
        {view === 'versions' && <VersionForm />}
      </div>
      {view === 'versions' ? <VersionList /> : <EditList />}
    </Panel>
  )
}
