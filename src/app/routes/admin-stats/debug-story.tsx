import { DebugStoryView } from '#src/features/staff/components/debug-story-view.tsx'
import { OwnPage } from '#src/features/staff/components/own-page.tsx'

export function Component() {
  return (
    <OwnPage title="Debug story">
      <DebugStoryView />
    </OwnPage>
  )
}
