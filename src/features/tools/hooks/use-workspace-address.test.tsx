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
  const [set, cleared] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')]
  history.replaceState(null, '', '/upscale')
  const router = createBrowserRouter([
    { path: '/upscale', element: <Tool /> },
    { path: '*', element: null },
  ])
  render(<RouterProvider router={router} />)
  for (let times = 0; times < 2; times++) await act(async () => screen.getByRole('button').click())
  expect(location.search).toBe('?grain=1')
  await act(() => router.navigate('/app'))
  // Only the timer of its pace counts: components of other tests on this page may have set some, too.
  const timers = set.mock.calls.flatMap(([, ms], at) => (ms === 350 ? [set.mock.results[at]?.value] : []))
  expect(timers).toHaveLength(1)
  expect(cleared.mock.calls.flat()).toEqual(expect.arrayContaining(timers))
  expect(location.pathname + location.search).toBe('/app')
})
