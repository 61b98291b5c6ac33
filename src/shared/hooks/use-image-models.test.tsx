// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../lib/query-client.ts'
import { useImageModels } from './use-image-models.ts'

const http = vi.hoisted(() => vi.fn())
vi.mock('#src/shared/api/http.ts', () => ({ http }))

function read(engine: { label: string; is_built_in: boolean }) {
  http.mockResolvedValue({ engines: [{ kind: 'ILLUSTRATOR', ...engine }] })
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(useImageModels, { wrapper }).result
}

it('the first image model is called by who really draws here', async () => {
  const connected = read({ label: 'gpt-image-1', is_built_in: false })
  await waitFor(() => expect(connected.current.standIn).toBe('gpt-image-1'))
  expect(connected.current.models[0]).toEqual({ value: 'DRAFT', label: 'gpt-image-1' })
  const own = read({ label: 'Built-in draft engine', is_built_in: true })
  expect(own.current.models[0]?.label).toBe('Built-in draft engine')
  expect(own.current.standIn).toBe('the built-in one')
})
