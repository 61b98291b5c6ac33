import { IconButton } from '#src/shared/ui/icon-button.tsx'
import type { Action } from '../../actions/action.ts'
import { redo, undo } from '../../actions/history-actions.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useStoryState } from '../../hooks/use-editor.ts'

/** Undo and redo, each saying what it would do. */
export function HistoryButtons() {
  const labels = useStoryState(({ history }) => history)
  return (
    <>
      <HistoryButton action={undo} what={labels.undo} />
      <HistoryButton action={redo} what={labels.redo} />
    </>
  )
}

function HistoryButton({ action, what }: { action: Action; what: string | null }) {
  const { label, shortcut, icon: Icon, isEnabled, run } = useAction(action)
  return (
    <IconButton
      size="small"
      label={what === null ? label : `${label}: ${what}`}
      shortcut={shortcut}
      disabled={!isEnabled}
      onClick={run}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  )
}
