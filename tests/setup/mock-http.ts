import { vi } from 'vitest'
import { http } from '#src/shared/api/testing/mocked-http.ts'

// For every file anew, since each may load modules that none before it had; all of them get the same function.
vi.mock('#src/shared/api/http.ts', () => import('#src/shared/api/testing/mocked-http.ts'))
http.mockReset()
