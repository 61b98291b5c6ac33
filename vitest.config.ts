import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,server,mocks,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/setup/console.ts'],
    // Both cores: files are independent, and by default one core is left to whoever watches.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
