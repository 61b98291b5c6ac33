import { useListStaleWork } from '#generated/client/receipts/receipts.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { useRefreshAfterEdits } from '../../hooks/use-refresh-after-edits.ts'

/** What is out of date in the open story, as the server knows it; asked again after edits, whoever made them. */
export function useStaleWork() {
  const { storyId } = useEditor()
  const { data, refetch } = useListStaleWork(storyId, { query: { staleTime: 0 } })
  useRefreshAfterEdits(refetch)
  return { work: data, refetch }
}
