/** Served by the dev server only (mocks/vite). */
export const WORKER_ADDRESS = '/mockServiceWorker.js'
export const SNAPSHOT_ADDRESS = '/mock-host/schema.tar'
