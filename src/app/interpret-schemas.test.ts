import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { interpretSchemas } from './interpret-schemas.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  delete z.config().jitless
})

it('schemas of the page are interpreted: zod compiles nothing and does not test for eval', () => {
  interpretSchemas()
  const compile = vi.fn()
  vi.stubGlobal('Function', compile)
  expect(z.object({ name: z.string() }).parse({ name: 'Ada' })).toEqual({ name: 'Ada' })
  expect(compile).not.toHaveBeenCalled()
})
