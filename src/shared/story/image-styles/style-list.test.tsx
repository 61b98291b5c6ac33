// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { StyleList } from './style-list.tsx'
import { fog } from './testing/fog.ts'

const look = (id: string, name: string, description: string) => ({
  ...{ leonardo_style_id: id, name, description },
  preview_url: `/looks/${id}.jpg`,
  preview_colors: ['#596665', '#cfa572', '#37382a'],
})
const looks = [look('watercolour', 'Watercolour', 'Wet edges, paper'), look('noir', 'Noir', 'Hard shadows, rain')]

function show() {
  http.mockImplementation((url: string) =>
    Promise.resolve(url.includes('leonardo') ? { models: [{ styles: looks }] } : { results: [fog] }),
  )
  const [onLook, onOwn] = [vi.fn(), vi.fn()]
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StyleList
        label="Style"
        columns={3}
        look="noir"
        onLook={onLook}
        own={null}
        onOwn={onOwn}
        toEnd={() => null}
        toGroup={(_part, children) => children}
        footClass={undefined}
        hintClass={undefined}
      />
    </QueryClientProvider>,
  )
  return { onLook, onOwn }
}

afterEach(() => {
  cleanup()
  http.mockReset()
})

const names = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent)

it('one search finds built-in and own styles by name and text, and selects either', async () => {
  const { onLook, onOwn } = show()
  await screen.findByRole('radio', { name: /Fog/ })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Noir/ }).checked).toBe(true)
  const search = screen.getByRole('searchbox', { name: 'Search styles' })
  await userEvent.type(search, 'EDGES')
  expect(names()).toEqual([expect.stringContaining('Watercolour')])
  expect(screen.getByText('No matching styles.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Watercolour/ }))
  expect(onLook).toHaveBeenCalledExactlyOnceWith('watercolour')
  await userEvent.clear(search)
  await userEvent.type(search, fog.prompt)
  expect(screen.getByText(/^No matching styles/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Fog/ }))
  expect(onOwn).toHaveBeenCalledExactlyOnceWith(fog)
  await userEvent.clear(search)
  expect(names()).toHaveLength(4)
})

it('a style shows the colours of its sample until that has loaded', async () => {
  show()
  const noir = await screen.findByRole('radio', { name: /Noir/ })
  const tile = noir.closest('label')?.querySelector('img')?.parentElement
  expect(tile?.style.backgroundImage).toBe('linear-gradient(#596665, #cfa572, #37382a)')
})
