// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportPort, type Report } from '#src/shared/services/error-reports/report.ts'
import { PageError } from './page-error.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a page that fails shows the error and reports it', async () => {
  const failure = new Error('a page that cannot be drawn')
  const reports: Report[] = []
  const stop = reportPort.connect((report) => reports.push(report))
  const Page = () => {
    throw failure
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page, ErrorBoundary: PageError }])} />)
  expect(await screen.findByText('Something Went Wrong')).toBeTruthy()
  stop()
  expect(reports).toEqual([{ cause: failure }])
})
