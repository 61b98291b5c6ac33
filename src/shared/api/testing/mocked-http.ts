import { vi } from 'vitest'

/** In place of `http` in the files that import this: what the app asks for ends here. tests/setup/mock-http.ts puts it there. */
export const http = vi.fn()
