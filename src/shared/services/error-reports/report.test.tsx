// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AreaBoundary } from '#src/shared/ui/area-boundary.tsx'
import { CardBoundary } from '#src/shared/ui/card/card.tsx'
import { reportPort, type Report } from './report.ts'

const FAILURE = new Error('a part that cannot be drawn')
function Broken(): never {
  throw FAILURE
}

let reports: Report[]
let stop: () => void
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  reports = []
  stop = reportPort.connect((report) => reports.push(report))
})
afterEach(() => {
  stop()
  cleanup()
  vi.restoreAllMocks()
})

it('an error in an area or a card is reported once, while the rest of the page works', () => {
  render(
    <>
      <AreaBoundary area="The timeline">
        <Broken />
      </AreaBoundary>
      <CardBoundary>
        <Broken />
      </CardBoundary>
    </>,
  )
  expect(reports).toEqual([{ cause: FAILURE }, { cause: FAILURE }])
})
