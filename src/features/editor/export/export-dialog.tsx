import { lazy, Suspense, useEffect, useState } from 'react'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { useEditor, useOpen, useFilm, useView } from '../core/use-editor.ts'
import { useSpokenLanguage } from '../voice/use-spoken-language.ts'
import { blocksExport, problemsOf } from './preflight.ts'
import { ExportActions, ExportPill } from './export-actions.tsx'
import styles from './export-dialog.module.css'
import { type ExportState, progressText } from './export-state.ts'
import { FeedbackRow } from './feedback-row.tsx'
import { OtherFiles } from './other-files.tsx'
import { PreflightList } from './preflight-list.tsx'
import { useExport, type ExportTools } from './use-export.ts'
import { Switch } from '#src/shared/ui/switch.tsx'
import { missedLoudness } from '#src/domain/sound.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { creditsOf, endCardFrames } from '#src/domain/end-card.ts'
import { updateStory } from '../visuals/commands/update-story.ts'
import { documentOf } from '../core/open-story.ts'
import { formatLength } from '../core/lengths.ts'
import { ASPECT_RATIOS } from '#src/domain/aspect-ratio.ts'
import { creditCost } from '#src/domain/credits.ts'
import { SceneStill } from '../core/ui/scene-still.tsx'
import type { Render } from '#generated/schema.ts'
import { SceneBar } from '#src/shared/ui/scene-bar/scene-bar.tsx'
import { segmentsByPosition } from '#src/shared/ui/scene-bar/scene-segments.ts'

interface ExportSummaryProps {
  /** A video that is being rendered or is ready, in its own shape and length, whatever has changed in the story since. */
  render: Render | null
}

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

/** Settings of the export, its progress, and the file. Closing it does not stop the export. */
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
  // It lies over the image, and rendering the video needs the machine.
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
        {isIdle && <LoudnessNote />}
        {isIdle && <ReceiptsRow {...exporting.receipts} />}
        {isIdle && <PreflightList problems={problems} isPremium={isPremium} />}
        {state.phase === 'idle' && state.last && (
          <p className={styles.note}>
            This story was exported before.{' '}
            <Button size="xsmall" variant="text" onClick={() => state.last && void download(state.last)}>
              Download last video
            </Button>
          </p>
        )}
        {isIdle && <OtherFiles downloadFile={downloadFile} renderId={null} />}
        {state.phase === 'offered' && (
          <p className={styles.note} role="status">
            The server can’t render videos. You can export in this tab instead. Keep it open until the file is saved.
            You were not charged.
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
            <p role="alert">{sentence(state.message)} You were not charged, and your story hasn’t changed.</p>
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

/** The player's code, which the panels do not wait for. */
const loadMastering = () => import('#src/video/mastering.ts')

/** Says in words when the video does not reach its loudness; nothing until that is measured, and where it does. */
function LoudnessNote() {
  const film = useFilm()
  const [missed, setMissed] = useState<string | null>(null)
  useEffect(() => {
    const { loudnessLufs: target } = film
    if (target === null) return
    const abort = new AbortController()
    loadMastering()
      .then(({ masteringOf }) => masteringOf(film, fetchFile, abort.signal))
      .then(
        (mastering) => setMissed(missedLoudness(target, mastering)),
        // What is missing fails the export with its name.
        () => undefined,
      )
    return () => {
      abort.abort()
      setMissed(null)
    }
  }, [film])
  return missed && <p className={styles.note}>{missed}</p>
}

/** The server's message, without a repetition of the dialog's text. */
const sentence = (text: string) => {
  const whole = /[.!?]$/.test(text) ? text : `${text}.`
  return whole.replace(
    / (?:Nothing was lost and you were not charged; export again\.|Nothing was lost; export again\.)$/,
    '',
  )
}

/** Whether the file itself contains the generation details. */
function ReceiptsRow({ isOn, setOn }: ReturnType<typeof useExport>['receipts']) {
  return (
    <div className={styles.setting}>
      <Switch label="Generation details in the file" checked={isOn} onChange={(_event, checked) => setOn(checked)} />
      <span className={styles.size}>
        The video’s metadata lists the engine, price and sources of each part, for anyone who has the file. Your prompts
        are left out.
      </span>
    </div>
  )
}

/** Whether the video ends with a card of its stock's credits; nothing where its stock needs no credit. */
function EndCardRow() {
  const editor = useEditor()
  const isOn = useOpen(({ story }) => story.has_end_card === true)
  // A text is compared by its value: the row renders again only for another number of credits.
  const count = useOpen((open) => creditsOf(documentOf(open).scenes, open.story.overlays).length)
  if (count === 0) return null
  const names = count === 1 ? 'Names 1 source' : `Names ${count} sources`
  return (
    <div className={styles.setting}>
      <Switch
        label="Stock credits at the end"
        checked={isOn}
        onChange={(_event, checked) => void updateStory(editor, { has_end_card: checked })}
      />
      <span className={styles.size}>
        {names} with licences, {formatLength(endCardFrames(count))} after the last scene.
      </span>
    </div>
  )
}

/** The video to render, in rendering, or finished. */
export function ExportSummary({ render }: ExportSummaryProps) {
  const story = useOpen((open) => open.story)
  const first = useOpen((open) => open.order[0])
  const film = useFilm()
  const { width, height } = render ?? film
  const frames = render?.duration_in_frames ?? film.durationInFrames
  const label = ASPECT_RATIOS.find((ratio) => ratio.width * height === ratio.height * width)?.label
  const price = creditCost('render_video')
  return (
    <div className={styles.summary}>
      {first !== undefined && <SceneStill sceneId={first} className={styles.still} />}
      <div className={styles.words}>
        <p className={styles.title}>{story.display_title}</p>
        <p className={styles.size}>
          {width} × {height} {label && `(${label})`}, 30 fps, {formatLength(frames)}
        </p>
        <p className={styles.size}>MP4, H.264 and AAC. {price === 0 ? 'Free of charge.' : `${price} credits.`}</p>
      </div>
    </div>
  )
}

/** Progress of the render, by scenes. */
function ExportProgress({ state }: { state: Extract<ExportState, { phase: 'rendering' | 'cancelling' }> }) {
  const { scenes, durationInFrames } = useFilm()
  const isRendering = state.phase === 'rendering'
  const share = isRendering ? state.share : 0
  const text = isRendering ? progressText(state) : 'Cancelling'
  const lengths = scenes.map((each) => each.durationInFrames)
  return (
    <div className={styles.progress}>
      <SceneBar height={6} segments={segmentsByPosition(lengths, share * durationInFrames)} text={text} />
      <p className={styles.size} role="status">
        {text}
      </p>
      {isRendering && (
        <p className={styles.note}>
          {state.isInThisTab
            ? 'Keep this tab open. The file is saved as soon as it is ready.'
            : 'You can close this. The file is saved as soon as it is ready.'}
        </p>
      )}
    </div>
  )
}
