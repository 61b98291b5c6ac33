import { expect, test } from 'vitest'
import { workerEnv } from './worker-env.ts'

test('a process that draws keeps its memory in huge pages, and the operator’s allocator settings come after it', () => {
  const own = workerEnv({ PATH: '/bin' })
  expect(own).toMatchObject({
    PATH: '/bin',
    GLIBC_TUNABLES: expect.stringContaining('glibc.malloc.hugetlb=1'),
    MALLOC_ARENA_MAX: '2',
  })
  const chosen = 'glibc.malloc.hugetlb=0'
  expect(workerEnv({ GLIBC_TUNABLES: chosen }).GLIBC_TUNABLES).toBe(`${own.GLIBC_TUNABLES}:${chosen}`)
})
