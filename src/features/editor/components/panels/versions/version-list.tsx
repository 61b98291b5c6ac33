import { useState } from 'react'
import { getListStoryVersionsQueryKey, listStoryVersions } from '#generated/client/stories/stories.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { OlderPages, useOlderPages } from './older-pages.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { VersionPreview } from './version-preview.tsx'
import { VersionRow, type Version } from './version-row.tsx'
import styles from './versions.module.css'

/** The stored versions, newest first: to look at, and to go back to. */
export function VersionList() {
  const { storyId } = useEditor()
  const [shown, setShown] = useState<Version | null>(null)
  const [asked, setAsked] = useState<Version | null>(null)
  const list = useOlderPages(getListStoryVersionsQueryKey(storyId), (page, signal) =>
    listStoryVersions(storyId, { page, page_size: 20 }, { signal }),
  )
  return (
    <OlderPages
      list={list}
      loading="Loading versions"
      skeleton={{ rows: 4, width: '100%', height: 44 }}
      failed="Versions did not load"
      empty={{
        title: 'No versions yet',
        text: (
          <>
            One is saved whenever the story is generated or exported and after half an hour of work, or when you name
            it. <LearnMore about="undo-versions-and-rewriting" label="versions" isNewTab />
          </>
        ),
      }}
    >
      {(versions) => (
        <>
          <ol className={styles.list}>
            {versions.map((version) => (
              <VersionRow
                key={version.version_id}
                version={version}
                onShow={() => setShown(version)}
                onRestore={() => setAsked(version)}
              />
            ))}
          </ol>
          {shown && <VersionPreview version={shown} onClose={() => setShown(null)} onRestore={() => setAsked(shown)} />}
          <RestoreDialog version={asked} onClose={() => setAsked(null)} onRestored={() => setShown(null)} />
        </>
      )}
    </OlderPages>
  )
}
