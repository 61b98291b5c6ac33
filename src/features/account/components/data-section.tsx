import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { getGetDataExportQueryKey, useGetDataExport, useRequestDataExport } from '#generated/client/account/account.ts'
import type { DataExport } from '#generated/schema.ts'
import { downloadFile, isSavedByLink } from '#src/shared/media/download-file.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'

const POLL_INTERVAL_MS = 2_000
const MEGABYTE = 1_000_000

/** Export of all the user's data in one zip: requested, prepared, offered for seven days. */
export function DataSection() {
  const client = useQueryClient()
  const copy = useGetDataExport({
    query: { refetchInterval: ({ state }) => (state.data?.status === 'PREPARING' ? POLL_INTERVAL_MS : false) },
  })
  const { mutate, isPending } = useRequestDataExport()
  const request = () =>
    mutate(undefined, {
      onSuccess: (begun) => client.setQueryData(getGetDataExportQueryKey(), begun),
      onError: notifyError,
    })
  return (
    <AccountSection
      title="Export your data"
      text="Get a zip of all your stories (document, captions, videos, media), your profile and your credit history."
    >
      {copy.data ? (
        <div className={styles.row}>
          <Words copy={copy.data} />
          {copy.data.url !== null && <DownloadButton url={copy.data.url} name={copy.data.file_name} />}
          <Button
            size="small"
            variant={copy.data.url === null ? 'outlined' : 'text'}
            isBusy={isPending || copy.data.status === 'PREPARING'}
            busyLabel="Preparing"
            onClick={request}
          >
            {copy.data.url === null ? 'Request export' : 'Request new export'}
          </Button>
        </div>
      ) : copy.error ? (
        <ErrorState
          isBare
          title="Couldn’t request your export"
          text={copy.error.message}
          onRetry={() => void copy.refetch()}
          isRetrying={copy.isFetching}
        />
      ) : (
        <Skeletons label="Loading">
          <SkeletonLine width="60%" height={16} />
        </Skeletons>
      )}
    </AccountSection>
  )
}

const day = (iso: string) => new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })

function Words({ copy }: { copy: DataExport }) {
  const [name, note] = wordsOf(copy)
  return (
    <div className={styles.words} role="status">
      <p className={styles.name}>{name}</p>
      <p className={styles.note}>{note}</p>
    </div>
  )
}

function wordsOf({ status, size_bytes: size, expires_at: until, error_message: why }: DataExport): [string, string] {
  switch (status) {
    case 'READY':
      return [
        'Your export is ready',
        `${((size ?? 0) / MEGABYTE).toFixed(1)} MB, available until ${until === null ? '' : day(until)}`,
      ]
    case 'PREPARING':
      return ['Preparing your export', 'You can leave this page. We’ll email you when it’s ready.']
    case 'FAILED':
      return ['Couldn’t prepare your export', why ?? '']
    case 'NONE':
      return ['No export yet', 'It takes a moment to prepare and stays available for seven days.']
  }
}

function DownloadButton({ url, name }: { url: string; name: string }) {
  const save = useMutation({ mutationFn: () => downloadFile(url, name), onError: notifyError })
  const shared = { size: 'small', icon: <Download size={16} aria-hidden="true" /> } as const
  return isSavedByLink(url) ? (
    <Button {...shared} href={url} {...{ download: name }}>
      Download
    </Button>
  ) : (
    <Button {...shared} isBusy={save.isPending} busyLabel="Downloading" onClick={() => save.mutate()}>
      Download
    </Button>
  )
}
