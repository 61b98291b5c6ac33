// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNotices, notify } from './notify.ts'
import { autoHideMs } from './snackbar.tsx'
import { Snackbars } from './snackbars.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  useNotices.setState({ shown: [] })
  render(<Snackbars />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

describe('notify', () => {
  it('notify shows a message for 2000 ms in a polite live region', () => {
    act(() => notify('Captions saved'))
    expect(screen.getByRole('status').textContent).toBe('Captions saved')
    wait(autoHideMs - 10)
    expect(screen.queryByText('Captions saved')).not.toBeNull()
    wait(20)
    expect(screen.queryByText('Captions saved')).toBeNull()
  })

  it('notify keeps an error that needs action until it is used', async () => {
    const retry = vi.fn()
    act(() => notify('Failed to upload', { tone: 'error', action: { label: 'Retry', onAction: retry } }))
    wait(autoHideMs * 10)
    expect(screen.getByRole('alert').textContent).toContain('Failed to upload')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
    expect(screen.queryByText('Failed to upload')).toBeNull()
  })

  it('notify waits while it is pointed at', async () => {
    act(() => notify('Story archived', { action: { label: 'Undo', onAction: () => undefined } }))
    await user.hover(screen.getByText('Story archived'))
    wait(autoHideMs * 2)
    expect(screen.queryByText('Story archived')).not.toBeNull()
    await user.unhover(screen.getByText('Story archived'))
    wait(autoHideMs + 10)
    expect(screen.queryByText('Story archived')).toBeNull()
  })

  it('notify waits while its button has the focus', async () => {
    act(() => notify('Scene deleted', { action: { label: 'Undo', onAction: () => undefined } }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    wait(autoHideMs * 2)
    expect(screen.queryByText('Scene deleted')).not.toBeNull()
    await user.tab()
    wait(autoHideMs + 10)
    expect(screen.queryByText('Scene deleted')).toBeNull()
  })

  it('notify does not pile up the same words', () => {
    act(() => {
      notify('Saved')
      notify('Saved')
    })
    expect(screen.getAllByText('Saved')).toHaveLength(1)
  })
})
