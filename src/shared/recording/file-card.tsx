import type { ReactNode } from 'react'
import step from '../ui/wizard/step.module.css'
import { ProgressPanel } from '../ui/progress/progress.tsx'
import { Problem } from '../ui/wizard/problem.tsx'
import type { FileUpload } from './use-file-upload.ts'

/** A recording or a video under its file name. */
export function FileCard({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={step.card} aria-label={name}>
      <p className={step.fileName}>{name}</p>
      {children}
    </section>
  )
}

/** How far a file is, with the way to stop it; or why it did not go. */
export function FileUploadState({ run }: { run: FileUpload }) {
  if (run.problem) return <Problem {...run.problem} />
  if (!run.isBusy) return null
  const what = run.doing === '' ? `Reading ${run.file?.name ?? ''}` : run.doing
  return (
    <ProgressPanel
      title={what}
      amount={`${run.percent}%`}
      progress={run.percent}
      note={run.isWaiting ? 'Connection lost. The upload resumes when you’re back online.' : undefined}
      onCancel={run.cancel}
    />
  )
}
