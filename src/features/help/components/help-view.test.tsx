// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearSession } from '#src/shared/session/session-store.ts'
import { HELP_SECTIONS } from '#src/shared/ui/learn-more.tsx'
import { parseGuide } from '../../../../scripts/vite/help-guide.ts'
import { HelpView } from './help-view.tsx'

const guide = parseGuide(readFileSync('docs/using.md', 'utf8'))

beforeEach(clearSession)
afterEach(cleanup)

async function show(at = '/help') {
  const router = createMemoryRouter([{ path: '/help', element: <HelpView guide={guide} /> }], { initialEntries: [at] })
  await act(async () => render(<RouterProvider router={router} />))
  return { router, user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Search help' }) }
}

const options = () => screen.getAllByRole('option')
const selected = () => options().find((option) => option.getAttribute('aria-selected') === 'true')

it('signed out, the guide has its contents and a title of the document', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Making videos')
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)
  expect(names).toEqual(guide.sections.map(({ id }) => id))
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(names.map((id) => `/help#${id}`))
  expect(document.title).toBe('Help')
  expect(screen.queryByRole('link', { name: 'Example Videos' })).toBeNull()
})

it('a link to a section focuses its heading', async () => {
  await show('/help#captions')
  expect(document.activeElement).toBe(document.getElementById('captions'))
})

it('a link with a broken escape opens the guide', async () => {
  await show('/help#%E0%A4%A')
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBe(guide.sections.length)
})

it('the sections that empty states link to are in the guide', () => {
  const ids = guide.sections.map(({ id }) => id)
  expect(HELP_SECTIONS.filter((section) => !ids.includes(section))).toEqual([])
})

it('a search is started, chosen from and opened by keyboard; its words stay highlighted', async () => {
  const { router, user, field } = await show()
  await user.keyboard('/')
  expect(document.activeElement).toBe(field)
  await user.keyboard('caption')
  expect(router.state.location.search).toBe('?q=caption')
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  const [first, second] = options()
  expect(within(first ?? field).getAllByText('Caption').length).toBeGreaterThan(0)
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}')
  expect(selected()).toBe(second)
  await user.keyboard('{Enter}')
  const { hash } = router.state.location
  expect(document.activeElement).toBe(document.getElementById(hash.slice(1)))
  expect(screen.getAllByText(/^caption$/i, { selector: 'mark' }).length).toBeGreaterThan(1)
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('?q=caption')
})

it('a search without results says so and is cleared', async () => {
  const { user, field } = await show('/help?q=teleporter')
  expect(screen.getByText('Nothing found for “teleporter”')).toBeTruthy()
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  await user.click(field)
  await user.keyboard('{Enter}{ArrowDown}{Escape}')
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBe(guide.sections.length)
})
