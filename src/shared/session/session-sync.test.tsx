// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { ApiError } from '../api/api-error.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { SessionSync, useConnection } from './session-sync.tsx'
import { clearSession, isSignedIn, storeLogin, storeUser, useSessionStore } from './session-store.ts'
import { ada } from './session-user.fixture.ts'

const Connection = () => <p>{useConnection()}</p>

const noAnswer = new ApiError({ status: 0, message: 'Can’t reach the server' })
const refusal = (status: number) => new ApiError({ status, message: 'No' })

async function start() {
  const queryClient = createQueryClient()
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <SessionSync />
        <Connection />
      </QueryClientProvider>,
    ),
  )
  return queryClient
}

beforeEach(() => {
  http.mockReset()
  clearSession()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the start-up fetch', () => {
  it('the start-up fetch does not run for visitors', async () => {
    await start()
    expect(http).not.toHaveBeenCalled()
  })

  it('the start-up fetch stores the user', async () => {
    storeLogin('t')
    http.mockResolvedValue(ada)
    await start()
    await waitFor(() => expect(useSessionStore.getState().user).toEqual(ada))
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada)
  })

  it('the start-up fetch corrects a login-success flag without a token', async () => {
    localStorage.setItem('isLoginSuccessful', 'true')
    useSessionStore.setState({ isLoginSuccessful: true })
    http.mockRejectedValue(refusal(401))
    await start()
    await waitFor(() => expect(isSignedIn()).toBe(false))
    expect(localStorage.getItem('isLoginSuccessful')).toBeNull()
  })

  it.each([401, 403, 500])('the start-up fetch ends the session on an answer %s', async (status) => {
    storeLogin('t')
    http.mockRejectedValue(refusal(status))
    await start()
    await waitFor(() => expect(isSignedIn()).toBe(false))
    expect(localStorage.getItem('token')).toBeNull()
    expect(http).toHaveBeenCalledOnce()
  })

  it('the start-up fetch without an answer keeps the session, shows a notice and retries until one comes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    storeLogin('t')
    http.mockRejectedValueOnce(noAnswer).mockRejectedValueOnce(noAnswer).mockResolvedValue(ada)
    await start()
    await waitFor(() => expect(screen.getByText('unreachable')).not.toBeNull())
    expect(isSignedIn()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(4000))
    await waitFor(() => expect(screen.getByText('online')).not.toBeNull())
    expect(useSessionStore.getState().user).toEqual(ada)
    expect(http).toHaveBeenCalledTimes(3)
  })
})

describe('a session under way', () => {
  it('the session updates the balance when a call reports that the user changed', async () => {
    storeLogin('t')
    http.mockResolvedValueOnce(ada).mockResolvedValue({ ...ada, credit_summary: { balance: 12 } })
    const queryClient = await start()
    await waitFor(() => expect(useSessionStore.getState().user).toEqual(ada))
    await act(() => queryClient.invalidateQueries({ queryKey: ['getUserDetails'] }))
    await waitFor(() => expect(useSessionStore.getState().user?.credit_summary.balance).toBe(12))
  })

  it('a failed refetch of the session keeps the user, a 401 does not', async () => {
    storeLogin('t')
    http.mockResolvedValueOnce(ada).mockRejectedValueOnce(refusal(500)).mockRejectedValue(refusal(401))
    const queryClient = await start()
    await waitFor(() => expect(useSessionStore.getState().user).toEqual(ada))
    await act(() => queryClient.invalidateQueries({ queryKey: ['getUserDetails'] }))
    expect(isSignedIn()).toBe(true)
    await act(() => queryClient.invalidateQueries({ queryKey: ['getUserDetails'] }))
    await waitFor(() => expect(isSignedIn()).toBe(false))
  })

  it('the end of a session clears the user’s data', async () => {
    storeLogin('t')
    storeUser(ada)
    http.mockResolvedValue(ada)
    const queryClient = await start()
    queryClient.setQueryData(['stories'], ['secret'])
    await act(async () => clearSession())
    expect(queryClient.getQueryData(['stories'])).toBeUndefined()
  })
})
