// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useWorkspaceAddress } from './use-workspace-address.ts'

function Tool() {
  const [search, change] = useWorkspaceAddress()
  return <button onClick={() => change({ grain: String(Number(search.get('grain')) + 1) })}>{search.toString()}</button>
}

it('a choice right before another page is opened leaves no timer behind that could change the URL of that page', async () => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/upscale')
  const router = createBrowserRouter([
    { path: '/upscale', element: <Tool /> },
    { path: '*', element: null },
  ])
  render(<RouterProvider router={router} />)
  for (let times = 0; times < 2; times++) await act(async () => screen.getByRole('button').click())
  expect(location.search).toBe('?grain=1')
  await act(() => router.navigate('/app'))
  expect(vi.getTimerCount()).toBe(0)
  expect(location.pathname + location.search).toBe('/app')
})
