import { Magnet, Maximize2, Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { addSceneAfter, deleteSelected, moveSceneDown, moveSceneUp } from '../scenes/scene-actions.ts'
import { duplicateSelected, mergeSelected, splitAtPlayhead } from '../scenes/scene-cut-actions.ts'
import { toggleSnapToBeats, zoomFit, zoomIn, zoomOut } from './timeline-actions.ts'
import { useAction, ActionButton } from '../core/action.tsx'
import { useEditor, useViewStore } from '../core/use-editor.ts'
import styles from './timeline.module.css'
import { FULL_SCALE } from './geometry.ts'

/** Contents of the bar above the timeline, in this order. */
const TOOLS = [
  addSceneAfter,
  splitAtPlayhead,
  mergeSelected,
  duplicateSelected,
  moveSceneUp,
  moveSceneDown,
  deleteSelected,
]

interface TimelineBarProps {
  /** px per frame. */
  scale: number
  onScale: (scale: number) => void
}

/** Actions on the selected scenes, and the zoom. */
export const TimelineBar = memo(function TimelineBar({ scale, onScale }: TimelineBarProps) {
  const selected = useStore(useViewStore(), ({ selectedSceneIds }) => selectedSceneIds.length)
  const fit = useAction(zoomFit)
  const smaller = useAction(zoomOut)
  const larger = useAction(zoomIn)
  const percent = Math.max(1, Math.round((scale / FULL_SCALE) * 100))
  return (
    <div className={styles.bar}>
      {TOOLS.map((action) => (
        <ActionButton key={action.id} action={action} size={16} />
      ))}
      <span className={styles.space} role="status">
        {selected > 1 && `${selected} scenes selected`}
      </span>
      <SnapToBeats />
      <IconButton size="small" label="Zoom out" shortcut={smaller.shortcut} onClick={smaller.run}>
        <Minus size={16} aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        className={styles.percent}
        aria-label={`Zoom ${percent}%, reset to 100%`}
        onClick={() => onScale(FULL_SCALE)}
      >
        {percent}%
      </button>
      <IconButton size="small" label="Zoom in" shortcut={larger.shortcut} onClick={larger.run}>
        <Plus size={16} aria-hidden="true" />
      </IconButton>
      <Button
        variant="text"
        size="xsmall"
        icon={<Maximize2 size={14} aria-hidden="true" />}
        disabled={!fit.isEnabled}
        onClick={fit.run}
      >
        Fit
      </Button>
    </div>
  )
})

function SnapToBeats() {
  const isOn = useStore(useEditor().snapsToBeats)
  const { label, shortcut, isEnabled, run } = useAction(toggleSnapToBeats)
  return (
    <IconButton
      size="small"
      label={label}
      shortcut={shortcut}
      isOn={isOn}
      disabled={!isEnabled}
      onClick={run}
      data-control={toggleSnapToBeats.id}
    >
      <Magnet size={16} aria-hidden="true" />
    </IconButton>
  )
}
