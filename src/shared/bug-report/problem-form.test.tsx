// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { BugReport } from '#src/domain/bug-report/bug-report.ts'
import { ApiError } from '../api/api-error.ts'
import { useNotices } from '../ui/snackbar/notify.ts'
import { ProblemForm } from './problem-form.tsx'

const sendGathered = vi.hoisted(() => vi.fn())
vi.mock('./gather-bug-report.ts', () => ({ sendGathered }))
vi.mock('./bug-report-contents.tsx', () => ({ BugReportContents: () => null }))
afterEach(cleanup)

it('a problem report whose snapshot did not arrive is sent again without filing the text twice', async () => {
  const file = vi.fn().mockResolvedValue({ message: 'Thank you', reportId: 'r1' })
  const sent = vi.fn()
  const bugReport = {} as BugReport
  render(
    <ProblemForm question="What went wrong?" file={file} gather={() => Promise.resolve(bugReport)} onSent={sent} />,
  )
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  const said = () => useNotices.getState().shown.map(({ message }) => message)
  await userEvent.type(screen.getByRole('textbox', { name: 'What went wrong?' }), ' It blinks ')
  const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Include a snapshot' })
  await waitFor(() => expect(consent.disabled).toBe(false))
  await userEvent.click(consent)

  sendGathered.mockRejectedValueOnce(new ApiError({ status: 507, message: 'The server is full' }))
  await send()
  await waitFor(() => expect(said()[0]).toMatch(/^We received your report, but not the snapshot: The server is/))
  expect(sent).not.toHaveBeenCalled()

  await send()
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(file.mock.calls).toEqual([['It blinks']])
  expect(sendGathered.mock.calls).toEqual([
    [bugReport, 'It blinks', 'r1'],
    [bugReport, 'It blinks', 'r1'],
  ])
})
