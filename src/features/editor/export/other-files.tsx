import { Captions, Clapperboard, ReceiptText } from 'lucide-react'
import { useState, lazy, Suspense } from 'react'
import { creditCost } from '#src/domain/credits.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { cuesOf, toSrt, toVtt } from '#src/video/subtitles/cues.ts'
import { saveText } from '#src/shared/lib/save-file.ts'
import { useEditor, useFilm } from '../core/use-editor.ts'
import styles from './other-files.module.css'
import type { ExportTools } from './use-export.ts'
import { getGetUserDetailsQueryKey } from '#generated/client/profile/profile.ts'
import { isAnswered, errorText } from '#src/shared/api/api-error.ts'
import { exportToPremierePro } from '#generated/client/renders/renders.ts'
import { answerCommonRefusals } from '#src/shared/lib/query-client.ts'
import { spendingText, lookUpRequest, notifyOutcome } from '../core/failed-calls.ts'
import type { Editor } from '../core/editor.ts'
import { getFilmReceipts, getRenderReceipts } from '#generated/client/receipts/receipts.ts'
import { saveReceipts } from './save-receipts.ts'

const AboutFilmDialog = lazy(async () => ({
  default: (await import('./about-film-dialog.tsx')).AboutFilmDialog,
}))

type PremiereStage = 'packing' | 'saving'

interface PremiereOptions {
  onStage: (stage: PremiereStage) => void
  downloadFile: (url: string, name: string) => Promise<void>
}

const STAGES: Record<PremiereStage, string> = { packing: 'Packing files', saving: 'Saving' }

/** Other exports of the story: subtitles, and a project for an editing program. */
export function OtherFiles({
  downloadFile,
  renderId,
}: Pick<ExportTools, 'downloadFile'> & { renderId: string | null }) {
  const editor = useEditor()
  const film = useFilm()
  const [stage, setStage] = useState<PremiereStage | null>(null)
  const hasWords = film.scenes.some(({ captions }) => captions.length > 0)

  const saveSubtitles = (kind: 'srt' | 'vtt') => {
    const cues = cuesOf(film)
    const isSrt = kind === 'srt'
    saveText(isSrt ? toSrt(cues) : toVtt(cues), `${film.storyId}.${kind}`, isSrt ? 'application/x-subrip' : 'text/vtt')
    notify(`Saved as ${film.storyId}.${kind}`)
  }
  const makeProject = async () => {
    setStage('packing')
    await exportToPremiere(editor, { onStage: setStage, downloadFile })
    setStage(null)
  }

  return (
    <section className={styles.files} aria-label="Other files">
      <div className={styles.row}>
        <Captions size={16} aria-hidden="true" />
        <p className={styles.name}>
          Captions
          <span className={styles.hint}>{hasWords ? 'For players and video sites' : 'No voice-overs yet'}</span>
        </p>
        <Button size="xsmall" disabled={!hasWords} onClick={() => saveSubtitles('srt')}>
          SRT
        </Button>
        <Button size="xsmall" disabled={!hasWords} onClick={() => saveSubtitles('vtt')}>
          VTT
        </Button>
      </div>
      <div className={styles.row}>
        <Clapperboard size={16} aria-hidden="true" />
        <p className={styles.name}>
          Premiere Pro project
          <span className={styles.hint} {...(stage !== null && { role: 'status' })}>
            {stage === null ? 'Timeline, media and captions in a zip' : `${STAGES[stage]}…`}
          </span>
        </p>
        <Button
          size="xsmall"
          price={creditCost('export_premiere')}
          isBusy={stage !== null}
          busyLabel={stage === null ? '' : STAGES[stage]}
          onClick={() => void makeProject()}
        >
          Export project
        </Button>
      </div>
      <AboutFilmRow renderId={renderId} />
    </section>
  )
}

/** Exports the story for an editing program and saves the zip. Never rejects. */
async function exportToPremiere(editor: Editor, { onStage, downloadFile }: PremiereOptions): Promise<void> {
  const { storyId, enqueue, queries } = editor
  const key = crypto.randomUUID()
  try {
    onStage('packing')
    const made = await enqueue(() => exportToPremierePro({ story_id: storyId }, { 'Idempotency-Key': key }))
    onStage('saving')
    const save = () => downloadFile(made.url, made.file_name)
    await save().catch(() =>
      notify('Couldn’t save the project', {
        tone: 'error',
        action: { label: 'Retry', onAction: () => void save().catch(() => undefined) },
      }),
    )
  } catch (error) {
    answerCommonRefusals(error)
    notify(spendingText('Couldn’t create the project')(error), { tone: 'error' })
    if (!isAnswered(error)) void lookUpRequest(key).outcome.then((state) => notifyOutcome(editor, state))
  } finally {
    void queries.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
  }
}

/** Providers and sources of the video: to read, and as a file beside it. `renderId`: of a video that was just exported. */
function AboutFilmRow({ renderId }: { renderId: string | null }) {
  const { storyId } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const save = async () => {
    try {
      saveReceipts(await (renderId === null ? getFilmReceipts(storyId) : getRenderReceipts(renderId)))
    } catch (error) {
      notify(errorText(error, 'Couldn’t load the list'), { tone: 'error' })
    }
  }
  return (
    <div className={styles.row}>
      <ReceiptText size={16} aria-hidden="true" />
      <p className={styles.name}>
        About this video
        <span className={styles.hint}>Engines, sources and cost of each part</span>
      </p>
      <Button size="xsmall" onClick={() => setOpen(true)}>
        Show
      </Button>
      <Button size="xsmall" onClick={() => void save()}>
        JSON
      </Button>
      <Suspense>{isOpen && <AboutFilmDialog storyId={storyId} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
