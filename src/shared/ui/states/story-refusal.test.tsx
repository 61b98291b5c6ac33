// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { StoryRefusal } from './story-refusal.tsx'

afterEach(cleanup)

const show = (status: number, onRetry = vi.fn()) => {
  const error = new ApiError({ status, message: 'The service is busy' })
  render(<StoryRefusal error={error} onRetry={onRetry} />, { wrapper: MemoryRouter })
  return onRetry
}

it.each([403, 404])('a missing or foreign story (%i) shows a way on and is not retried', (status) => {
  show(status)
  expect(screen.getByText('Not Authorized to load story')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/app')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

it('a story that did not load shows the reason and is retried', async () => {
  const onRetry = show(503)
  expect(screen.getByText('The service is busy')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
