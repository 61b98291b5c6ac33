import { lazy, Suspense, useState } from 'react'
import { useListStaffCapsules, useRevealCapsule } from '#generated/client/admin/admin.ts'
import type { StaffCapsule } from '#generated/schema.ts'
import type { Capsule } from '#src/domain/capsule/capsule.ts'
import { fetchBytes } from '#src/shared/media/fetch-file.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { SkeletonPicture, Skeletons } from '#src/shared/ui/states/data-states.tsx'
import { momentText, numberText } from '../lib/figure-text.ts'
import { FigureTable } from './figure-table.tsx'
import { Loaded } from './loaded.tsx'
import styles from './people.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

// Reading and drawing one is heavy, and most questions are answered without.
const OpenedCapsule = lazy(() => import('./opened-capsule.tsx').then((module) => ({ default: module.OpenedCapsule })))

async function read(file: Blob): Promise<Capsule> {
  const { readCapsule } = await import('#src/domain/capsule/read-capsule.ts')
  return readCapsule(file)
}

/** Capsules of a story, or of everybody, each opened for a reason; and one that came as a file. */
export function CapsulesSection({ storyId }: { storyId?: string }) {
  const query = useListStaffCapsules(storyId === undefined ? {} : { story_id: storyId })
  const reveal = useRevealCapsule()
  const [asked, setAsked] = useState<StaffCapsule | null>(null)
  const [capsule, setCapsule] = useState<Capsule | null>(null)
  const open = async (capsuleId: string, reason: string) => {
    const { url } = await reveal.mutateAsync({ data: { capsule_id: capsuleId, reason } })
    setCapsule(await read(await fetchBytes(url)))
  }
  return (
    <>
      <Loaded what="Snapshots" height={120} query={query}>
        {({ results }) => (
          <FigureTable
            title="Snapshots"
            note="Snapshots sent with problem reports"
            rows={results}
            keyOf={({ capsule_id: id }) => id}
            emptyText={storyId === undefined ? 'No snapshots yet' : 'No snapshots for this story'}
            columns={[
              { label: 'When, UTC', cell: ({ created_at: at }) => momentText(at) },
              { label: 'Who', cell: ({ owner }) => owner.email },
              { label: 'Description', cell: ({ description }) => description || '–' },
              { label: 'App', cell: ({ app_version: version }) => version },
              { label: 'KB', isNumber: true, cell: ({ size_bytes: size }) => numberText(Math.ceil(size / 1000)) },
              {
                label: 'Open',
                cell: (row) => (
                  <Button size="xsmall" onClick={() => setAsked(row)}>
                    Open
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <p className={styles.note}>
        <FileButton
          size="small"
          label="Snapshot file"
          accept=".gz,application/gzip"
          onFile={(file) => void read(file).then(setCapsule, notifyError)}
        >
          Open a snapshot file
        </FileButton>
      </p>
      {asked && (
        <ReasonDialog
          title="Open snapshot"
          text="You’ll see the user’s content. Your reason is recorded in the audit trail."
          action="Open"
          draft={`open-capsule:${asked.capsule_id}`}
          onConfirm={(reason) => open(asked.capsule_id, reason)}
          onClose={() => setAsked(null)}
        />
      )}
      {capsule && (
        <Suspense
          fallback={
            <Skeletons label="Loading the snapshot">
              <SkeletonPicture />
            </Skeletons>
          }
        >
          <OpenedCapsule key={capsule.madeAt} capsule={capsule} />
        </Suspense>
      )}
    </>
  )
}
