// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reports } from '#server/platform/db/schema/index.ts'
import { setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { PageError } from '#src/app/routes/page-error.tsx'
import { ReportDialog } from '#src/features/editor/report/report-dialog.tsx'
import { TaskFailure } from '#src/features/editor/generation/task-notice.tsx'
import { EditorContext } from '#src/features/editor/core/use-editor.ts'
import { createEditor } from '#src/features/editor/core/editor.ts'
import type { Task } from '#src/features/editor/core/story-tasks.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'

// The editor's own command and the export's dialog have end-to-end tests.
await import('#src/features/editor/report/report-form.tsx')
const { test, made, read } = await setUpThreeScenes()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function signedIn() {
  const ada = await test.user()
  localStorage.setItem('token', ada.token)
  vi.stubGlobal('fetch', (request: Request) => test.backend.fetch(request, { clientAddress: '203.0.113.7' }))
  return ada
}

async function report(words: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }))
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' })
  const consent = await within(dialog).findByRole('checkbox', { name: 'Include a snapshot' })
  expect(consent).toHaveProperty('checked', false)
  await user.type(within(dialog).getByRole('textbox'), words)
  await user.click(within(dialog).getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('a failed task is reported from its message, with its kind and reason', async () => {
  const ada = await signedIn()
  const { story_id: storyId } = await made(ada)
  const queries = createQueryClient()
  const task = { task_type: 'upscale', error_message: 'Too large', credits_charged: 0 } as unknown as Task
  render(
    <QueryClientProvider client={queries}>
      <EditorContext value={createEditor(await read(ada, storyId), queries)}>
        <TaskFailure task={task} onRetry={() => undefined} />
        <ReportDialog />
      </EditorContext>
    </QueryClientProvider>,
  )
  await report('It is a small image')
  expect(await test.db.select().from(reports)).toMatchObject([
    {
      ...{ userId: ada.id, storyId, kind: 'ENGINE', description: 'It is a small image' },
      ...{ operation: 'upscale', errorMessage: 'Too large. You were not charged.' },
    },
  ])
})

it('a crashed page is reported from its error page', async () => {
  const ada = await signedIn()
  const Page = () => {
    throw new Error('a page that cannot be drawn')
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page, ErrorBoundary: PageError }])} />)
  await report('I only opened it')
  expect(await test.db.select().from(reports)).toMatchObject([
    { userId: ada.id, feedbackType: 'BUG', description: 'I only opened it' },
  ])
})
