import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,server,mocks,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/setup/console.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
