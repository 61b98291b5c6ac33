import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useEditor, useAroll } from '#src/features/editor/core/use-editor.ts'
import { closeVisualDialog } from '#src/features/editor/core/looked-at.ts'

const TaskDialog = lazy(() => import('./task-dialog.tsx').then((module) => ({ default: module.TaskDialog })))
const InpaintDialog = lazy(() => import('./inpaint-dialog.tsx').then((module) => ({ default: module.InpaintDialog })))
const PreviousGenerationsDialog = lazy(() =>
  import('./previous-generations-dialog.tsx').then((module) => ({ default: module.PreviousGenerationsDialog })),
)
const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })))

/** The one open dialog about an A-roll; it closes when the A-roll is removed. */
export function VisualDialogs() {
  const editor = useEditor()
  const open = useStore(editor.visualDialog)
  const aroll = useAroll(open?.arollId)
  if (!open || !aroll) return null
  const close = () => closeVisualDialog(editor)
  return (
    <Suspense fallback={null}>
      {open.name === 'repaint' ? (
        <InpaintDialog aroll={aroll} onClose={close} />
      ) : open.name === 'previousGenerations' ? (
        <PreviousGenerationsDialog aroll={aroll} onClose={close} />
      ) : open.name === 'crop' ? (
        <CropDialog aroll={aroll} onClose={close} />
      ) : (
        <TaskDialog
          key={`${open.arollId} ${open.name}`}
          aroll={aroll}
          tool={open.name}
          previous={open.previous}
          onClose={close}
        />
      )}
    </Suspense>
  )
}
