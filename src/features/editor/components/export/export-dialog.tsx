import { lazy, Suspense, useEffect, useState } from 'react'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import { useView } from '../../hooks/use-view.ts'
import { useSpokenLanguage } from '../../hooks/use-spoken-language.ts'
import { blocksExport, problemsOf } from './preflight.ts'
import { EndCardRow } from './end-card-row.tsx'
import { ExportActions } from './export-actions.tsx'
import styles from './export-dialog.module.css'
import { ExportPill } from './export-pill.tsx'
import { ExportProgress } from './export-progress.tsx'
import type { ExportState } from './export-state.ts'
import { ExportSummary } from './export-summary.tsx'
import { FeedbackRow } from './feedback-row.tsx'
import { OtherFiles } from './other-files.tsx'
import { ReceiptsRow } from './receipts-row.tsx'
import { PreflightList } from './preflight-list.tsx'
import { useExport, type ExportTools } from './use-export.ts'

const ReportForm = lazy(() => import('../report/report-form.tsx').then((module) => ({ default: module.ReportForm })))

const TITLES: Record<ExportState['phase'], string> = {
  idle: 'Export video',
  starting: 'Export video',
  offered: 'Export in this tab',
  rendering: 'Exporting',
  cancelling: 'Exporting',
  done: 'Video is ready',
  failed: 'Export failed',
}

/** What will be drawn, how far it is, and the file. Closing it does not stop the export. */
export function ExportDialog(tools: ExportTools) {
  const { isExporting, setExporting } = useView()
  const exporting = useExport(tools)
  const { state } = exporting
  const close = () => {
    setExporting(false)
    exporting.leave()
  }
  return (
    <>
      {!isExporting && <ExportPill state={state} onOpen={() => setExporting(true)} />}
      {isExporting && <OpenDialog {...exporting} {...tools} onClose={close} />}
    </>
  )
}

type OpenDialogProps = ReturnType<typeof useExport> & ExportTools & { onClose: () => void }

function OpenDialog({ runRender: _runRender, downloadFile, onClose, ...exporting }: OpenDialogProps) {
  const { state, download } = exporting
  const editor = useEditor()
  // It lies over the picture, and drawing the film needs the machine.
  useEffect(() => editor.playback.pause(), [editor])
  const open = useOpen((each) => each)
  const isPremium = useSessionStore(({ user }) => user?.is_premium === true)
  const [isReporting, setReporting] = useState(false)
  const { hasVoice } = useSpokenLanguage()
  const problems = problemsOf(open, {
    isPremium,
    hasVoice: (scene) => hasVoice(scene.text, scene.language_and_voice_code ?? open.story.default_voice_code),
  })
  const isIdle = state.phase === 'idle' || state.phase === 'starting'
  const report = () => setReporting(true)
  return (
    <Dialog
      isOpen
      width={520}
      title={TITLES[state.phase]}
      onClose={onClose}
      actions={<ExportActions {...exporting} isBlocked={problems.some(blocksExport)} onClose={onClose} />}
    >
      <div className={styles.body}>
        <ExportSummary render={'render' in state ? state.render : null} />
        {isIdle && <EndCardRow />}
        {isIdle && <ReceiptsRow {...exporting.receipts} />}
        {isIdle && <PreflightList problems={problems} isPremium={isPremium} />}
        {state.phase === 'idle' && state.last && (
          <p className={styles.note}>
            This story was exported before.{' '}
            <Button size="xsmall" variant="text" onClick={() => state.last && void download(state.last)}>
              Download the last video
            </Button>
          </p>
        )}
        {isIdle && <OtherFiles downloadFile={downloadFile} renderId={null} />}
        {state.phase === 'offered' && (
          <p className={styles.note} role="status">
            The server has no browser to draw with. This tab can draw the video instead; keep it open until the file is
            saved. You were not charged.
          </p>
        )}
        {(state.phase === 'rendering' || state.phase === 'cancelling') && <ExportProgress state={state} />}
        {state.phase === 'done' && (
          <>
            <p className={styles.note} role="status">
              Saved as {state.render.file_name}. You can download it again.
            </p>
            <OtherFiles downloadFile={downloadFile} renderId={state.render.id} />
            {!isReporting && <FeedbackRow onReport={report} />}
          </>
        )}
        {state.phase === 'failed' && (
          <div className={styles.failed}>
            <p role="alert">{sentence(state.message)} You were not charged, and your story is kept.</p>
            {state.isStarted && !isReporting && (
              <Button size="xsmall" variant="text" onClick={report}>
                Report this problem
              </Button>
            )}
          </div>
        )}
        {isReporting && (state.phase === 'done' || state.phase === 'failed') && (
          <Suspense fallback={null}>
            <ReportForm
              subject={
                state.phase === 'failed'
                  ? { about: 'editor', operation: 'generateVideo', message: state.message }
                  : { about: 'film' }
              }
              onSent={() => setReporting(false)}
            />
          </Suspense>
        )}
      </div>
    </Dialog>
  )
}

/** The server's words, without saying twice what the dialog says. */
const sentence = (text: string) => {
  const whole = /[.!?]$/.test(text) ? text : `${text}.`
  return whole.replace(
    / (?:Nothing was lost and you were not charged; export again\.|Nothing was lost; export again\.)$/,
    '',
  )
}
