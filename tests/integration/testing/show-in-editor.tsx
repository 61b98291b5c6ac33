import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { TestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { ViewProvider } from '#src/features/editor/shell/editor-shell.tsx'
import { EditorContext } from '#src/features/editor/core/use-editor.ts'
import { useStoryEvents } from '#src/features/editor/shell/use-story-events.ts'
import { useTaskUpdates } from '#src/features/editor/generation/use-story-tasks.ts'
import { createEditor, type Editor } from '#src/features/editor/core/editor.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { eventsOf, signInPage } from './show-page.tsx'

function Updates({ editor }: { editor: Editor }) {
  useStoryEvents(editor)
  useTaskUpdates()
  return null
}

/** Shows parts of the editor for a story of this user, on the backend in this process; a second call is a reload. */
export async function showInEditor(test: TestApp, as: TestUser, storyId: string, parts: ReactNode) {
  cleanup()
  signInPage(test, as)
  const queries = createQueryClient()
  const editor = createEditor(await test.ok('getStory', { as, query: { story_id: storyId } }), queries)
  const deliverEvents = eventsOf(test)
  render(
    <MemoryRouter initialEntries={[`/story/${storyId}`]}>
      <QueryClientProvider client={queries}>
        <EditorContext value={editor}>
          <Updates editor={editor} />
          <ViewProvider>{parts}</ViewProvider>
        </EditorContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return {
    editor,
    /** Runs the jobs that wait and delivers their events. */
    runJobs: () =>
      act(async () => {
        await test.runJobs()
        await deliverEvents()
      }),
  }
}
