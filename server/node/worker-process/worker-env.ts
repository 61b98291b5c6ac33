/**
 * glibc's: whole pictures come and go in these workers, and the first touch of each page of memory costs more than drawing on it. They lie
 * in huge pages, and what is freed is kept for the next one; the process ends soon enough.
 */
const ALLOCATOR = [
  'glibc.malloc.hugetlb=1',
  `glibc.malloc.mmap_threshold=${32 * 2 ** 20}`,
  `glibc.malloc.trim_threshold=${2 ** 30}`,
].join(':')

/** The environment of a process that draws, made of this one's. What somebody chose for its allocator comes last, and counts. */
export function workerEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { GLIBC_TUNABLES: chosen } = env
  return {
    ...env,
    GLIBC_TUNABLES: chosen ? `${ALLOCATOR}:${chosen}` : ALLOCATOR,
    // A pool of memory for each of many threads would keep what threads before them released.
    MALLOC_ARENA_MAX: '2',
  }
}
