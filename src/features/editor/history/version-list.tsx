import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { useState } from 'react'
import { getListStoryVersionsQueryKey, listStoryVersions } from '#generated/client/stories/stories.ts'
import { useEditor, useIsBusy } from '../core/use-editor.ts'
import { OlderPages, useOlderPages } from './older-pages.tsx'
import { VersionPreview, VersionRow, type Version } from './version-preview.tsx'
import styles from './versions.module.css'
import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { busyKeys } from '../core/story-store.ts'
import { restoreStoryVersion } from './commands/restore-story-version.ts'

interface RestoreDialogProps {
  /** The version to confirm; null: no dialog. */
  version: Version | null
  onClose: () => void
  onRestored: () => void
}

/** The stored versions, newest first, to view and to restore. */
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
      failed="Couldn’t load versions"
      empty={{
        title: 'No versions yet',
        text: (
          <>
            Versions are saved when you generate, export or name one, and every half hour of editing.{' '}
            <LearnMore about="undo-versions-and-rewriting" label="versions" isNewTab />
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

/** Asks before a version is restored. */
function RestoreDialog({ version, onClose, onRestored }: RestoreDialogProps) {
  const editor = useEditor()
  const isBusy = useIsBusy(busyKeys.restoreVersion)
  // The words stay while the dialog fades.
  const [meant, setMeant] = useState(version)
  if (version !== null && version !== meant) setMeant(version)

  const handleConfirm = async () => {
    if (version === null) return
    const story = await restoreStoryVersion(editor, version.version_id)
    onClose()
    if (story) onRestored()
  }

  return (
    <ConfirmDialog
      isOpen={version !== null}
      title={`Restore “${meant?.name ?? ''}”?`}
      confirmLabel="Restore"
      busyLabel="Restoring"
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      The current story is saved as a version first. You can undo this.
    </ConfirmDialog>
  )
}
