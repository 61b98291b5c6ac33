import { Download } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { useView } from '../../hooks/use-view.ts'
import styles from './export-dialog.module.css'
import { ExportProgress } from './export-progress.tsx'
import { ExportSummary } from './export-summary.tsx'
import type { RunRender } from './run-render-type.ts'
import { useExport } from './use-export.ts'

interface ExportDialogProps {
  runRender: RunRender
  downloadFile: (url: string, name: string) => Promise<void>
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** What will be drawn, how far it is, and the file. Closing it does not stop the export. */
export function ExportDialog(props: ExportDialogProps) {
  const { isExporting, setExporting } = useView()
  const { state, start, cancel, look, download, reset } = useExport(props)
  const lookOnce = useEffectEvent(() => {
    if (state.phase === 'idle') void look()
  })
  useEffect(() => {
    if (isExporting) lookOnce()
  }, [isExporting])
  const close = () => setExporting(false)

  const titles = {
    idle: 'Export video',
    starting: 'Export video',
    drawing: 'Exporting',
    done: 'Video is ready',
    failed: 'Export failed',
  }
  return (
    <Dialog
      isOpen={isExporting}
      title={titles[state.phase]}
      onClose={close}
      actions={
        <>
          {(state.phase === 'idle' || state.phase === 'starting') && (
            <>
              <Button variant="text" onClick={close}>
                Cancel
              </Button>
              <Button
                variant="contained"
                isBusy={state.phase === 'starting'}
                busyLabel="Starting"
                onClick={() => void start()}
              >
                Export video
              </Button>
            </>
          )}
          {state.phase === 'drawing' && (
            <>
              <Button variant="text" onClick={() => void cancel()}>
                Cancel export
              </Button>
              <Button onClick={close}>Keep working</Button>
            </>
          )}
          {state.phase === 'done' && (
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
          )}
          {state.phase === 'failed' && (
            <>
              <Button variant="text" onClick={close}>
                Close
              </Button>
              {state.canDrawHere && <Button onClick={() => void start(true)}>Export in this tab</Button>}
              <Button variant="contained" onClick={() => void start()}>
                Try again
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <ExportSummary isChecking={state.phase === 'idle'} />
        {state.phase === 'drawing' && <ExportProgress state={state} />}
        {state.phase === 'done' && (
          <p className={styles.note} role="status">
            Saved as {state.render.file_name}. You can download it again.
          </p>
        )}
        {state.phase === 'failed' && (
          <p className={styles.failed} role="alert">
            {sentence(state.message)} You were not charged, and your story is kept.
          </p>
        )}
      </div>
    </Dialog>
  )
}
