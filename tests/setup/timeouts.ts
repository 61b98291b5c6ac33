/** How long Testing Library waits for a screen, ms: a busy machine takes longer than the second that is its default. */
const TIMEOUT_MS = 15_000

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: TIMEOUT_MS })
}

export {}
