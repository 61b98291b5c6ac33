import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { Button } from '#src/shared/ui/button.tsx'
import { type Action, useAction } from '../core/action.tsx'
import { openCleanUp } from '../core/looked-at.ts'
import { useEditor } from '../core/use-editor.ts'

const CleanUpDialog = lazy(async () => ({ default: (await import('./clean-up-dialog.tsx')).CleanUpDialog }))

/** The open dialog about the sound of recordings and videos. */
export function CleanUpDialogs() {
  const editor = useEditor()
  const places = useStore(editor.cleanUpDialog)
  if (!places) return null
  return (
    <Suspense fallback={null}>
      <CleanUpDialog places={places} onClose={() => openCleanUp(editor, null)} />
    </Suspense>
  )
}

/** The button of one of the actions that open it. */
export function CleanUpButton({ action, size }: { action: Action; size: 'small' | 'xsmall' }) {
  const { label, icon: Icon, isEnabled, run } = useAction(action)
  return (
    <Button
      size={size}
      icon={<Icon size={16} aria-hidden="true" />}
      disabled={!isEnabled}
      onClick={run}
      data-control={action.id}
    >
      {label}
    </Button>
  )
}
