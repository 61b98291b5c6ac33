// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/library"}
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { StorySummary } from '#generated/schema.ts'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { StoryActions } from './story-actions.tsx'
import { StoryItem } from './story-item.tsx'

const ID = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const failed: StorySummary = {
  ...{ id: ID, story_id: ID, display_title: 'Two cups', status: 'FAILED', creation_mode: 'Text' },
  ...{ aspect_ratio: 'SIXTEEN_NINE', language: 'en-US', original_language: null, archived: false, project_id: null },
  ...{ thumbnail_url: null, preview_images: [], duration_in_frames: 0, scenes_total: 4, scenes_completed: 1 },
  ...{ public_preview_id: null, public_preview_expires_at: null, last_video_file: null },
  ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
}

function show(changed: Partial<StorySummary> = {}) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <StoryActions>
          <StoryItem story={{ ...failed, ...changed }} />
        </StoryActions>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const more = () => screen.getByRole('button', { name: 'More for Two cups' })

it('submitStory: a failed story says so, and Retry generates it again', async () => {
  const begun: string[] = []
  server.use(
    answerTo('submitStory', ({ params, request }) => {
      begun.push(
        `${String(params['story_id'])} with ${request.headers.get('Idempotency-Key') === null ? 'no' : 'a'} key`,
      )
      return HttpResponse.json({ story_id: ID, status: 'GENERATING' })
    }),
  )
  show()
  expect(screen.getByText('Failed')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.poll(() => begun).toEqual([`${ID} with a key`])
})

it('a failed story has its menu beside Retry, and the menu opens', async () => {
  server.use(
    http.get('http://app.test/api/*', () => HttpResponse.json({ charged: 0, held: 0, cap: { credits: null } })),
  )
  show()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(more().getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(more())
  const menu = await screen.findByRole('menu', { name: 'Actions for Two cups' })
  for (const name of ['Open', 'Rename', 'Duplicate']) expect(within(menu).getByRole('menuitem', { name })).toBeTruthy()
  // There is nothing yet to choose images for.
  expect(within(menu).queryByRole('menuitem', { name: 'Choose visuals' })).toBeNull()
})

it('a failed translation opens beside its original instead of being generated again', () => {
  show({ original_language: 'de-DE' })
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toContain(ID)
  expect(more()).toBeTruthy()
})

it('a story in generation can be cancelled, and has no menu until it is over', () => {
  show({ status: 'GENERATING' })
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(?:Retry|More)/ })).toBeNull()
})
