import { useListTaskModels } from '#generated/client/tasks/tasks.ts'
import { useMusicDraft } from './use-music-draft.ts'
import { useEditor } from '../core/use-editor.ts'
import { PanelGroup } from '../core/ui/panel.tsx'
import { ComposeForm } from './compose-form.tsx'
import { ComposedList } from './composed-list.tsx'

/** Music to order, and what was composed so; nothing where no model that composes is connected. */
export function ComposeGroup() {
  const { storyId } = useEditor()
  const { data } = useListTaskModels({ query: { staleTime: Infinity } })
  const model = data?.data.find(({ tool }) => tool === 'MUSIC')
  const { draft, change } = useMusicDraft(storyId)
  if (!model) return null
  return (
    <PanelGroup title="Compose">
      <ComposeForm model={model} draft={draft} change={change} />
      <ComposedList model={model} onRestore={change} />
    </PanelGroup>
  )
}
