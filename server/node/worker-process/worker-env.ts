/**
 * glibc's: whole images are allocated and freed in these workers, and the first access to each page of memory costs more
 * than drawing on it. They are in huge pages, and freed memory is kept for the next one; the process ends soon enough.
 */
const ALLOCATOR = [
  'glibc.malloc.hugetlb=1',
  `glibc.malloc.mmap_threshold=${32 * 2 ** 20}`,
  `glibc.malloc.trim_threshold=${2 ** 30}`,
].join(':')

/** The environment of a process that draws, derived from this one's. The operator's allocator settings come last, and count. */
export function workerEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { GLIBC_TUNABLES: chosen } = env
  return {
    ...env,
    GLIBC_TUNABLES: chosen ? `${ALLOCATOR}:${chosen}` : ALLOCATOR,
    // A pool of memory for each of many threads would keep what earlier threads freed.
    MALLOC_ARENA_MAX: '2',
  }
}
