import { Download } from 'lucide-react'
import { Button } from '#src/shared/ui/button.tsx'
import type { ExportState } from './export-state.ts'
import type { useExport } from './use-export.ts'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import pill from './export-pill.module.css'

type ExportActionsProps = Omit<ReturnType<typeof useExport>, 'state' | 'receipts' | 'leave'> & {
  state: ExportState
  /** A problem prevents an export. */
  isBlocked: boolean
  onClose: () => void
}

/** Actions of the export. */
export function ExportActions({ state, start, cancelExport, download, reset, isBlocked, onClose }: ExportActionsProps) {
  switch (state.phase) {
    case 'idle':
    case 'starting':
      return (
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            isBusy={state.phase === 'starting'}
            busyLabel="Starting"
            disabled={isBlocked}
            onClick={() => void start()}
          >
            Export video
          </Button>
        </>
      )
    case 'offered':
      return (
        <>
          <Button variant="text" onClick={reset}>
            Cancel
          </Button>
          <Button variant="contained" onClick={() => void start(true)}>
            Export in this tab
          </Button>
        </>
      )
    case 'rendering':
    case 'cancelling':
      return (
        <>
          <Button
            variant="text"
            isBusy={state.phase === 'cancelling'}
            busyLabel="Cancelling"
            onClick={() => void cancelExport()}
          >
            Cancel export
          </Button>
          <Button onClick={onClose}>Keep working</Button>
        </>
      )
    case 'done':
      return (
        <>
          <Button variant="text" onClick={reset}>
            Export again
          </Button>
          <Button
            variant="contained"
            icon={<Download size={16} aria-hidden="true" />}
            onClick={() => void download(state.render)}
          >
            Download
          </Button>
        </>
      )
    case 'failed':
      return (
        <>
          <Button variant="text" onClick={reset}>
            Back
          </Button>
          {state.isStarted && <Button onClick={() => void start(true)}>Export in this tab</Button>}
          <Button variant="contained" onClick={() => void start()}>
            Try again
          </Button>
        </>
      )
  }
}

/** A running export: always visible, one click from its details. */
export function ExportPill({ state, onOpen }: { state: ExportState; onOpen: () => void }) {
  if (state.phase !== 'rendering') return null
  return (
    <div className={pill.pill}>
      <Button size="small" icon={<Spinner />} onClick={onOpen}>
        Exporting, {Math.floor(state.share * 100)}%
      </Button>
    </div>
  )
}
