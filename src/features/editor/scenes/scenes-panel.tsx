import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { Plus, TriangleAlert } from 'lucide-react'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { addSceneAtEnd } from './scene-actions.ts'
import { useAction } from '../core/action.tsx'
import { useIsBusy, useOpen, useView, useFilm } from '../core/use-editor.ts'
import { RealNotice } from '../generation/real/real-notice.tsx'
import { OutdatedNotice } from '../generation/receipts/outdated-notice.tsx'
import { RewritingNotice } from '../generation/rewriting/rewriting-notice.tsx'
import { Panel } from '../core/ui/panel.tsx'
import { SceneCard } from './scene-card.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useCardHandlers } from './use-card-handlers.ts'
import styles from './scenes-panel.module.css'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { FPS } from '#src/domain/frames.ts'
import { scenesLength } from '#src/video/timeline.ts'
import { formatLength } from '../core/lengths.ts'
import { remainingLength } from './scene-work.ts'
import lengths from './length-footer.module.css'

/** The scenes in order, with their texts. */
export function ScenesPanel() {
  const order = useOpen((open) => open.order)
  const add = useAction(addSceneAtEnd)
  const isAdding = useIsBusy('scene')
  const { sceneId, selectedSceneIds } = useView()
  const handlers = useCardHandlers()
  const plus = <Plus size={16} aria-hidden="true" />
  return (
    <Panel
      title="Scenes"
      label="Story Editing Panel"
      count={order.length}
      end={
        <IconButton size="small" label="Add scene at end" disabled={!add.isEnabled} onClick={add.run}>
          {plus}
        </IconButton>
      }
      footer={<LengthFooter />}
    >
      <OutdatedNotice />
      <RealNotice />
      <RewritingNotice />
      {selectedSceneIds.length > 1 && <SelectionBar />}
      {order.length === 0 ? (
        <EmptyState
          isBare
          title="No scenes yet"
          text={
            <>
              A scene combines visuals and narration. <LearnMore about="scenes" label="scenes" isNewTab />
            </>
          }
          action={
            <Button size="xsmall" icon={plus} isBusy={isAdding} busyLabel="Adding" onClick={add.run}>
              Add a scene
            </Button>
          }
        />
      ) : (
        <ol className={styles.list}>
          {order.map((id, at) => (
            <SceneCard
              key={id}
              id={id}
              number={at + 1}
              isSelected={selectedSceneIds.includes(id)}
              isOpen={id === sceneId}
              handlers={handlers}
            />
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** The share of the account's length that the story uses; near the limit, what will be refused. */
/** A video from a prompt that is shorter than this share of the chosen length says so. */
const SHORT = 0.8

function LengthFooter() {
  const film = useFilm()
  const isPremium = useSessionStore(({ user }) => user?.is_premium === true)
  const { usedFrames, limitFrames, problem } = remainingLength(scenesLength(film), isPremium)
  const shortOf = useOpen(({ story, order }) =>
    story.status === 'COMPLETED' && story.script_type === 'PROMPT' && order.length > 0
      ? story.video_length_in_sec
      : null,
  )
  const isShort = shortOf !== null && usedFrames < shortOf * FPS * SHORT
  return (
    <footer className={lengths.footer} data-full={problem !== null || undefined}>
      <div className={lengths.line}>
        <span>Length</span>
        <span className={lengths.time}>
          {formatLength(usedFrames)} of {formatLength(limitFrames)}
        </span>
      </div>
      <div
        className={lengths.bar}
        role="meter"
        aria-label="Length used"
        aria-valuemin={0}
        aria-valuemax={Math.round(limitFrames / FPS)}
        aria-valuenow={Math.min(Math.round(usedFrames / FPS), Math.round(limitFrames / FPS))}
        aria-valuetext={`${formatLength(usedFrames)} of ${formatLength(limitFrames)}`}
      >
        <span style={{ width: `${Math.min(100, (usedFrames / limitFrames) * 100)}%` }} />
      </div>
      {problem !== null && (
        <p className={lengths.problem}>
          <TriangleAlert size={14} aria-hidden="true" />
          {problem}
        </p>
      )}
      {isShort && problem === null && (
        <p className={lengths.note}>
          Your text fills {Math.round(usedFrames / FPS)} s of the {shortOf} s you chose. More key points in the prompt
          make it longer.
        </p>
      )}
    </footer>
  )
}
