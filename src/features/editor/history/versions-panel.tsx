import { useState, useEffect } from 'react'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Panel } from '../core/ui/panel.tsx'
import { VersionForm } from './version-form.tsx'
import { VersionList } from './version-list.tsx'
import styles from './versions.module.css'
import { getListStoryEditsQueryKey, listStoryEdits } from '#generated/client/stories/stories.ts'
import { useEditor, useStoryState } from '../core/use-editor.ts'
import { formatMoment } from './format-moment.ts'
import { OlderPages, useOlderPages } from './older-pages.tsx'

const VIEWS = [
  { value: 'versions', label: 'Versions' },
  { value: 'edits', label: 'Edits' },
] as const

/** The story's history: versions to restore, and every edit. */
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

/** Edits, newest first; undone ones are crossed out. */
function EditList() {
  const { storyId, queries } = useEditor()
  const history = useStoryState((state) => state.history)
  const list = useOlderPages(getListStoryEditsQueryKey(storyId), (page, signal) =>
    listStoryEdits(storyId, { page, page_size: 25 }, { signal }),
  )
  // Every edit, also of another tab, changes the undo label: the same label arrives in a new object.
  useEffect(
    () => void queries.invalidateQueries({ queryKey: getListStoryEditsQueryKey(storyId) }),
    [queries, storyId, history],
  )
  return (
    <OlderPages
      list={list}
      loading="Loading edits"
      skeleton={{ rows: 6, width: '80%', height: 16 }}
      failed="Couldn’t load edits"
      empty={{ title: 'No edits yet', text: 'Your changes appear here and can be undone.' }}
    >
      {(edits) => (
        <ol className={styles.edits} aria-label="Edits">
          {edits.map(({ edit_id: id, label, is_undone: isUndone, created_at: at }) => (
            <li key={id} className={styles.edit} data-undone={isUndone || undefined}>
              <span className={styles.editLabel}>{isUndone ? <s>{label}</s> : label}</span>
              {isUndone && <span className={styles.facts}>Undone</span>}
              <time className={styles.facts} dateTime={at}>
                {formatMoment(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </OlderPages>
  )
}
