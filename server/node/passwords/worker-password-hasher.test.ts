import { afterAll, expect, it } from 'vitest'
import { createWorkerPasswordHasher } from './worker-password-hasher.ts'

const logged: unknown[] = []
const log = { error: (_message: string, cause: unknown) => void logged.push(cause) }
const hasher = createWorkerPasswordHasher(import.meta.url, { memoryKib: 64, passes: 1 }, log)
afterAll(() => hasher.close())
const caller = { address: '203.0.113.7', account: 'ada@example.com', isFamiliar: true }

it('a password hashed by a worker is verified by it, another one and a missing hash are not', async () => {
  const hash = await hasher.hash('loom-weaves-9', caller)
  expect(await hasher.verify('loom-weaves-9', [hash, null], caller)).toEqual([true, false])
  expect(await hasher.verify('loom-weaves-8', [null, hash], caller)).toEqual([false, false])
})

it('a crash of the worker fails its current call with 503, and a new worker serves the waiting ones', async () => {
  const crashed = hasher.verify('loom-weaves-9', ['not a hash'], caller)
  const waiting = hasher.hash('loom-weaves-9', caller)
  await expect(crashed).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': expect.any(String) } })
  expect(await waiting).toMatch(/^\$argon2id\$/)
  expect(logged).toHaveLength(1)
})
