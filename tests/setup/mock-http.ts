import { vi } from 'vitest'
import { http } from '#src/shared/api/testing/mocked-http.ts'

// Set for every file, since each may load new modules; all of them get the same function.
vi.mock('#src/shared/api/http.ts', () => import('#src/shared/api/testing/mocked-http.ts'))
http.mockReset()
