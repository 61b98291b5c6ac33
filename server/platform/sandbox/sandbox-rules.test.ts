import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OverLimit, UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { ByteSource } from '#server/platform/ports/sandbox.ts'
import { MAX_READ_BYTES, type SandboxLimits } from './limits.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { createSandbox, type WorkerEvents } from './sandbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LIMITS: SandboxLimits = {
  ...{ taskMs: 1_000, growthBytes: 300, kinds: { renderSvg: { taskMs: 400, growthBytes: 100 } } },
  ...{ msPerMegabyte: 10, clockFactor: 4, memoryBytes: 0, workers: 3, idleMs: 500 },
}
const TOO_SLOW = 'This file takes too long to read. It may be damaged'
const DIED = 'Couldn’t read this file. It may be damaged or too large'
const HEAD = new Uint8Array([1, 2])

interface FakeWorker extends WorkerEvents {
  posted: ToWorker[]
  isStopped: boolean
}

/** A sandbox whose workers follow a test's script. */
function setUp() {
  const workers: FakeWorker[] = []
  const sandbox = createSandbox((events) => {
    const worker: FakeWorker = { ...events, posted: [], isStopped: false }
    workers.push(worker)
    return { post: (message) => void worker.posted.push(message), stop: () => void (worker.isStopped = true) }
  }, LIMITS)
  const run = (sources: readonly ByteSource[] = [], userId?: string) => {
    const answer = vi.fn<(result: unknown) => void>()
    sandbox.run('sniffType', HEAD, sources, userId).then(answer, answer)
    return answer
  }
  const worker = (at = 0) => {
    const found = workers[at]
    if (!found) throw new Error(`Worker ${at} was not started`)
    return found
  }
  const say = async (message: FromWorker, at = 0) => {
    worker(at).onMessage(message)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { sandbox, workers, run, worker, say }
}

const READY = { kind: 'ready' } as const
const result = (value: unknown) => ({ kind: 'result', result: value }) as const
const sourceOf = (size: number, read = async (start: number, end: number) => new Uint8Array(end - start)) => ({
  size,
  read,
})

it('a task is given to a worker once it is ready, with the sizes of its files and its limit', async () => {
  const { run, worker, say } = setUp()
  const answer = run([sourceOf(2_000_000), sourceOf(500_000)])
  expect(worker().posted).toEqual([])
  await say(READY)
  expect(worker().posted).toEqual([
    {
      ...{ kind: 'task', name: 'sniffType', input: HEAD, sizes: [2_000_000, 500_000] },
      ...{ taskMs: 1_025, growthBytes: 300 },
    },
  ])
  await say(result('image/png'))
  expect(answer.mock.calls).toEqual([['image/png']])
})

it('a kind of task has its own limits, and files beyond 200 MB take no longer', async () => {
  const { sandbox, worker, say } = setUp()
  void sandbox.run('renderSvg', { side: 9 }, [sourceOf(100_000)]).catch(() => undefined)
  void sandbox.run('probeMedia', { mediaType: 'video' }, [sourceOf(2_000_000_000)]).catch(() => undefined)
  await say(READY, 0)
  await say(READY, 1)
  expect([worker(0).posted[0], worker(1).posted[0]]).toMatchObject([
    { taskMs: 401, growthBytes: 100 },
    { taskMs: 3_000, growthBytes: 300 },
  ])
})

it('one user never occupies all workers, and waiting users take turns', async () => {
  const { run, workers, worker, say } = setUp()
  const eve = Array.from({ length: 4 }, () => run([], 'eve'))
  expect(workers).toHaveLength(2)
  const ada = run([], 'ada')
  expect(workers).toHaveLength(3)
  const bob = run([], 'bob')
  for (const at of [0, 1, 2]) await say(READY, at)
  await say(result('eve 1'), 0)
  await say(result('bob'), 0)
  expect([bob.mock.calls, ada.mock.calls]).toEqual([[['bob']], []])
  // With one of Eve's running, the last free worker is for another user.
  expect(worker(0).posted).toHaveLength(2)
  await say(result('ada'), 2)
  await say(result('eve 2'), 1)
  expect(ada.mock.calls).toEqual([['ada']])
  expect([workers.length, worker(0).posted.length + worker(2).posted.length]).toEqual([3, 4])
  expect(eve.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0, 0])
})

it('as many workers are started as allowed, and each takes the next queued task', async () => {
  const { run, workers, worker, say } = setUp()
  const answers = ['ada', 'bob', 'eve', 'ada', 'bob'].map((userId) => run([], userId))
  expect(workers).toHaveLength(3)
  for (const at of [0, 1, 2]) await say(READY, at)
  await say(result('bob 1'), 1)
  expect(answers.map(({ mock }) => mock.calls)).toEqual([[], [['bob 1']], [], [], []])
  expect(workers.map(({ posted }) => posted.length)).toEqual([1, 2, 1])
  await say(result('bob 2'), 1)
  await say(result('ada 1'), 0)
  await say(result('ada 2'), 0)
  await say(result('eve'), 2)
  expect(answers.map(({ mock }) => mock.calls)).toEqual([[['ada 1']], [['bob 1']], [['eve']], [['ada 2']], [['bob 2']]])
  expect([worker(0).posted.length, workers.length]).toEqual([2, 3])
})

it('a further task of a user leaves a started worker to others', async () => {
  const { run, workers, say } = setUp()
  run([], 'eve')
  run([], 'ada')
  for (const at of [0, 1]) await say(READY, at)
  await say(result('eve 1'), 0)
  await say(result('ada'), 1)
  run([], 'eve')
  run([], 'eve')
  expect(workers).toHaveLength(3)
  run([], 'ada')
  expect(workers.map(({ posted }) => posted.length)).toEqual([2, 2, 0])
})

it('a task that exceeds its wall-clock limit is ended with its worker', async () => {
  const { run, workers, worker, say } = setUp()
  const answer = run([sourceOf(1_000_000)])
  await say(READY)
  await vi.advanceTimersByTimeAsync(4 * 1_010 - 1)
  expect([answer.mock.calls, worker().isStopped]).toEqual([[], false])
  await vi.advanceTimersByTimeAsync(1)
  expect(answer.mock.calls).toEqual([[new OverLimit(TOO_SLOW)]])
  expect(worker().isStopped).toBe(true)
  // Its later messages are ignored, and the next task starts fresh.
  const next = run()
  await say(result('late'))
  await say(READY, 1)
  await say(result('right'), 1)
  expect([next.mock.calls, workers.length]).toEqual([[['right']], 2])
})

it('a worker that does not start within a minute is ended', async () => {
  const { run, worker } = setUp()
  const answer = run()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(answer.mock.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(answer.mock.calls).toEqual([[new Error('The sandbox did not start')]])
  expect(worker().isStopped).toBe(true)
})

it('an idle worker is kept for the next file, and ended when none comes', async () => {
  const { run, workers, worker, say } = setUp()
  run()
  await say(READY)
  await say(result(1))
  await vi.advanceTimersByTimeAsync(499)
  const again = run()
  expect(workers).toHaveLength(1)
  await say(result(2))
  expect(again.mock.calls).toEqual([[2]])
  await vi.advanceTimersByTimeAsync(500)
  expect(worker().isStopped).toBe(true)
  run()
  expect(workers).toHaveLength(2)
})

it.each([
  ['processor time', true, new OverLimit(TOO_SLOW)],
  [undefined, true, new OverLimit(DIED)],
  [undefined, false, new Error('The sandbox could not start')],
] as const)('a worker that dies of %s, ready: %s, reports it for its file', async (cause, isReady, error) => {
  const { run, worker, say } = setUp()
  const answer = run()
  if (isReady) await say(READY)
  worker().onDeath(cause)
  await vi.advanceTimersByTimeAsync(0)
  expect(answer.mock.calls).toEqual([[error]])
})

it("a worker's messages for users are distinguished from our own bugs", async () => {
  const { run, say } = setUp()
  const [bad, broken] = [run(), run()]
  await say(READY, 0)
  await say(READY, 1)
  await say({ kind: 'failure', message: 'Couldn’t read the image', isForPeople: true }, 0)
  await say({ kind: 'failure', message: 'x is undefined', isForPeople: false }, 1)
  expect(bad.mock.calls[0]?.[0]).toBeInstanceOf(UnreadableFile)
  expect(bad.mock.calls).toEqual([[new UnreadableFile('Couldn’t read the image')]])
  expect(broken.mock.calls[0]?.[0]).not.toBeInstanceOf(UnreadableFile)
  expect(broken.mock.calls).toEqual([[new Error('x is undefined')]])
})

it.each([
  [0, 0, 10, 10],
  [0, 5, 5, 0],
  [0, 0, MAX_READ_BYTES, MAX_READ_BYTES],
  [0, 1, MAX_READ_BYTES + 2, null],
  [0, MAX_READ_BYTES, 2 * MAX_READ_BYTES, MAX_READ_BYTES],
  [0, MAX_READ_BYTES + 1, 2 * MAX_READ_BYTES + 1, null],
  [0, -1, 5, null],
  [0, 6, 5, null],
  [1, 0, 5, null],
])('of file %i a worker that requests %i to %i gets %s bytes', async (source, start, end, length) => {
  const { run, worker, say } = setUp()
  const read = vi.fn(async (from: number, to: number) => new Uint8Array(Math.min(to - from, 10)))
  run([sourceOf(2 * MAX_READ_BYTES, read)])
  await say(READY)
  await say({ kind: 'read', read: 7, source, start, end })
  const bytes = length === null ? null : new Uint8Array(Math.min(length, 10))
  expect(worker().posted.at(-1)).toEqual({ kind: 'bytes', read: 7, bytes })
  expect(read.mock.calls).toEqual(length === null ? [] : [[start, end]])
})

it('a file that cannot be read is empty, and late bytes are not passed to the next task', async () => {
  const { run, worker, say } = setUp()
  let arrive: (bytes: Uint8Array<ArrayBuffer>) => void = () => undefined
  const slow = () => new Promise<Uint8Array<ArrayBuffer>>((resolve) => (arrive = resolve))
  run([sourceOf(9, () => Promise.reject(new Error('gone'))), sourceOf(9, slow)])
  await say(READY)
  await say({ kind: 'read', read: 1, source: 0, start: 0, end: 9 })
  expect(worker().posted.at(-1)).toEqual({ kind: 'bytes', read: 1, bytes: null })
  await say({ kind: 'read', read: 2, source: 1, start: 0, end: 9 })
  await say(result(1))
  run()
  const before = worker().posted.length
  arrive(new Uint8Array(9))
  await vi.advanceTimersByTimeAsync(0)
  expect(worker().posted.length).toBe(before)
})

it('closing the sandbox ends running and queued tasks', async () => {
  const { sandbox, run, workers, say } = setUp()
  const answers = [run(), run(), run()]
  await say(READY)
  sandbox.close()
  await vi.advanceTimersByTimeAsync(0)
  for (const answer of answers) expect(answer.mock.calls).toEqual([[new Error('The sandbox was closed')]])
  expect(workers.map(({ isStopped }) => isStopped)).toEqual([true, true])
  expect(vi.getTimerCount()).toBe(0)
})
