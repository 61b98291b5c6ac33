import type { Receipt } from '#generated/schema.ts'
import { useListTaskModels } from '#generated/client/tasks/tasks.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import type { Aroll } from '../../lib/open-story.ts'
import { openTaskDialog } from '../../stores/visual-dialog.ts'
import { taskOfReceipt } from '../inspector/visual/task-of-receipt.ts'

interface RestoreTaskProps {
  aroll: Aroll
  receipt: Receipt
  close: () => void
}

/** Opens the model's dialog with everything that it was asked for, so that it can be asked again; nothing where it cannot. */
export function RestoreTask({ aroll, receipt, close }: RestoreTaskProps) {
  const editor = useEditor()
  const { data } = useListTaskModels({ query: { staleTime: Infinity } })
  const arolls = useOpen((open) => open.arolls)
  const shown = Object.values(arolls).flatMap(({ aroll_object: { media } }) => (media ? [media.id] : []))
  const task = data && taskOfReceipt(receipt, data.data, new Set(shown))
  if (!task) return null
  return (
    <Button
      onClick={() => {
        close()
        openTaskDialog(editor, aroll.id, task)
      }}
    >
      Use these settings
    </Button>
  )
}
