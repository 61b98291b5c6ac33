import { IconButton } from '#src/shared/ui/button.tsx'
import type { Action } from '../actions/action.ts'
import { useAction } from '../hooks/use-action.ts'

/** The icon button of an action. */
export function ActionButton({ action, size = 18 }: { action: Action; size?: 16 | 18 }) {
  const { label, shortcut, icon: Icon, isEnabled, run } = useAction(action)
  return (
    <IconButton
      size="small"
      label={label}
      shortcut={shortcut}
      disabled={!isEnabled}
      onClick={run}
      data-control={action.id}
    >
      <Icon size={size} aria-hidden="true" />
    </IconButton>
  )
}
