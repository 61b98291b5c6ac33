import { Plus } from 'lucide-react'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/states/empty-state.tsx'
import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { addSceneAtEnd } from '../../actions/scene-actions.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useIsBusy, useOpen } from '../../hooks/use-editor.ts'
import { useView } from '../../hooks/use-view.ts'
import { RealNotice } from '../real/real-notice.tsx'
import { UpkeepNotice } from '../receipts/upkeep-notice.tsx'
import { RewritingNotice } from '../rewriting/rewriting-notice.tsx'
import { Panel } from './panel.tsx'
import { SceneCard } from './scene-card.tsx'
import { LengthFooter } from './scenes/length-footer.tsx'
import { SelectionBar } from './scenes/selection-bar.tsx'
import { useCardHandlers } from './scenes/use-card-handlers.ts'
import styles from './scenes-panel.module.css'

/** The scenes in order, with what each says. */
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
        <IconButton size="small" label="Add scene at the end" disabled={!add.isEnabled} onClick={add.run}>
          {plus}
        </IconButton>
      }
      footer={<LengthFooter />}
    >
      <UpkeepNotice />
      <RealNotice />
      <RewritingNotice />
      {selectedSceneIds.length > 1 && <SelectionBar />}
      {order.length === 0 ? (
        <EmptyState
          isBare
          title="No scenes yet"
          text={
            <>
              A scene is a picture and what is said over it. <LearnMore about="scenes" label="scenes" isNewTab />
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
