// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#src/shared/api/api-error.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { StoryFilter } from './story-filter.tsx'

afterEach(cleanup)

it.each([
  [403, 'Deleted story'],
  [503, 'Unavailable story'],
])('a chosen story that is answered with %i is called “%s”', async (status, name) => {
  http.mockRejectedValue(new ApiError({ status, message: 'No' }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StoryFilter storyId="0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01" onChange={vi.fn()} />
    </QueryClientProvider>,
  )
  expect(await screen.findByDisplayValue(name)).toBe(screen.getByRole('combobox', { name: 'Story' }))
})
