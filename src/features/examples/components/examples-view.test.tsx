// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCopyExampleStoryUrl } from '#generated/client/stories/stories.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { PLAYS_AT_ONCE } from '#src/shared/lib/plays-at-once.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { Snackbars } from '#src/shared/ui/snackbar/snackbars.tsx'
import { ExamplesView } from './examples-view.tsx'

const example = (id: string, title: string) => ({
  ...{ id, title, description: 'An explainer', aspect_ratio: 'SIXTEEN_NINE', scenes_total: 5, length_in_sec: 29 },
  poster_url: '/files/poster.jpg',
})
const list = { results: [example('1', 'Where rain comes from'), example('2', 'One good cup')] }

beforeEach(() => void http.mockReset())
afterEach(cleanup)

async function show() {
  const client = createQueryClient()
  const router = createMemoryRouter(
    [
      { path: '/examples', element: <ExamplesView /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/examples'] },
  )
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Snackbars />
      </QueryClientProvider>,
    ),
  )
  return { router, user: userEvent.setup() }
}

it('an example opens as a copy in the editor, and no other one meanwhile', async () => {
  let answer: (story: object) => void = () => undefined
  const copy = new Promise((resolve) => (answer = resolve))
  http.mockImplementation((path: string) => (path.includes('/copy/') ? copy : Promise.resolve(list)))
  const { router, user } = await show()
  expect(document.title).toBe('Example videos')
  await user.click(await screen.findByRole('button', { name: 'Open a copy of One good cup' }))
  expect(http.mock.calls.at(-1)?.[0]).toBe(getCopyExampleStoryUrl('2'))
  const other = screen.getByRole('button', { name: 'Open a copy of Where rain comes from' })
  expect(other.hasAttribute('disabled')).toBe(true)
  await act(async () => answer({ story_id: 'abc' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/story/abc'))
  expect(router.state.location.state).toBe(PLAYS_AT_ONCE)
})

it('a refused copy says why and can be retried', async () => {
  const refusal = new ApiError({ message: 'The server is busy', status: 503 })
  http.mockImplementation((path: string) => (path.includes('/copy/') ? Promise.reject(refusal) : Promise.resolve(list)))
  const { user } = await show()
  const button = await screen.findByRole('button', { name: 'Open a copy of One good cup' })
  await user.click(button)
  expect(await screen.findByText('The server is busy')).toBeTruthy()
  expect(button.hasAttribute('disabled')).toBe(false)
})

it('a list that does not load offers to retry', async () => {
  http.mockRejectedValueOnce(new ApiError({ message: 'The server is busy', status: 400 })).mockResolvedValue(list)
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('One good cup')).toBeTruthy()
})
