import { vi } from 'vitest'

/** Replaces `http` in the files that import this: the app's requests end here. tests/setup/mock-http.ts puts it there. */
export const http = vi.fn()
