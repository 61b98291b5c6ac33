import { Captions, Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { creditCost } from '#src/domain/credits.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { cuesOf } from '#src/video/subtitles/cues.ts'
import { toSrt, toVtt } from '#src/video/subtitles/write-subtitles.ts'
import { saveText } from '#src/shared/lib/save-file.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { useFilm } from '../../hooks/use-film.ts'
import { AboutFilmRow } from './about-film-row.tsx'
import { exportToPremiere, type PremiereStage } from './export-to-premiere.ts'
import styles from './other-files.module.css'
import type { ExportTools } from './use-export.ts'

const STAGES: Record<PremiereStage, string> = { packing: 'Packing files', saving: 'Saving' }

/** The same story in other shapes: subtitles, and a project for an editing program. */
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
          <span className={styles.hint}>{hasWords ? 'For players and video sites' : 'No scene is spoken yet'}</span>
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
