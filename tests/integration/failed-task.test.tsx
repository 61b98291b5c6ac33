// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { TaskState } from '#src/features/editor/generation/task-notice.tsx'
import { EditorContext } from '#src/features/editor/core/use-editor.ts'
import { createEditor } from '#src/features/editor/core/editor.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'

const { animator } = createTestEngines()
const animate = () => Promise.reject(new EngineError('The image is too dark'))
const { test, made, read } = await setUpGeneration({ animator: { ...animator, animate } })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('failed work shows the price of a retry, and no more than that is held', async () => {
  const as = await test.user()
  const story_id = await made(as)
  const story = await read(as, story_id)
  const aroll = story.scenes[0]?.arolls[0]
  if (!aroll) throw new Error('The first scene has an image')
  const asked = { model_id: 'draft-image-to-video', source_media_id: aroll.aroll_object.media?.id, duration: 7 }
  await test.ok('createTask', { as, body: { ...asked, story_id, aroll_id: aroll.id } })
  await test.runJobs()
  expect(test.takeLogged()).toHaveLength(1)

  localStorage.setItem('token', as.token)
  /** The first estimate is delayed until the test releases it. */
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const most: (string | null)[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('/task/estimate')) await held
    if (request.url.includes('/task/create')) most.push(request.headers.get('Most-Credits'))
    return test.backend.fetch(request, { clientAddress: '203.0.113.7' })
  })
  const queries = createQueryClient()
  render(
    <QueryClientProvider client={queries}>
      <EditorContext value={createEditor(await read(as, story_id), queries)}>
        <TaskState aroll={aroll} />
      </EditorContext>
    </QueryClientProvider>,
  )
  const retry = await screen.findByRole('button', { name: /^Retry/ })
  expect(retry).toHaveProperty('disabled', true)
  release()
  const { credits } = await test.ok('estimateTask', { as, body: { ...asked, aroll_id: aroll.id, story_id } })
  expect(credits).toBeGreaterThan(0)
  await waitFor(() => expect(retry.textContent).toContain(`${credits}`))
  await userEvent.click(retry)
  await waitFor(() => expect(most).toEqual([String(credits)]))
})
