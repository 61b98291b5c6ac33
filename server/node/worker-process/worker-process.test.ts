import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getPriority } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import type { EchoRequest, EchoResult } from './testing/echo-worker.ts'
import { createWorkerProcess, type WorkerProcess, type WorkerProcessOptions } from './worker-process.ts'

const worker = new URL('./testing/echo-worker.ts', import.meta.url)
/** A busy machine takes longer than the second that is the default. */
const WAIT = { timeout: 15_000 }
const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

function openProcess(options: Partial<WorkerProcessOptions> = {}): WorkerProcess {
  const opened = createWorkerProcess({ program: new URL('./process-program.ts', import.meta.url), ...options })
  undo.push(opened.close)
  return opened
}

const openEcho = ({ open }: WorkerProcess, name = 'echo') => open<EchoRequest, EchoResult>(worker, { name })

/** A URL that answers on the test's command. */
async function openGate() {
  const waiting: ServerResponse[] = []
  const server = createServer((_, response) => void waiting.push(response)).listen(0)
  undo.push(() => server.close())
  await vi.waitUntil(() => server.listening, WAIT)
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    entered: () => vi.waitUntil(() => waiting.length > 0, WAIT),
    release: () => waiting.splice(0).forEach((response) => response.end()),
  }
}

/** Only Linux reports them. */
const childProcesses = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('workers share one process, which is not this one, and each answers its own calls', async () => {
  const workers = openProcess()
  const [one, other] = [openEcho(workers, 'one'), openEcho(workers, 'other')]
  const answers = await Promise.all([one.call({ kind: 'who' }), other.call({ kind: 'who' }), one.call({ kind: 'who' })])
  expect(answers.map(({ name }) => name)).toEqual(['one', 'other', 'one'])
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1)
  expect(answers[0].pid).not.toBe(process.pid)
})

test.skipIf(process.platform !== 'linux')(
  'a prepared worker process is running before the first call, and at a lower priority than the server',
  async () => {
    const before = childProcesses()
    const echo = openEcho(openProcess())
    echo.prepare()
    const [pid = 0] = childProcesses().filter((child) => !before.includes(child))
    expect(getPriority(pid)).toBeGreaterThan(getPriority())
    echo.prepare()
    expect((await echo.call({ kind: 'who' })).pid).toBe(pid)
  },
)

test('the worker process ends without calls for a while, and the next call starts another one', async () => {
  const echo = openEcho(openProcess({ idleMs: 1 }))
  const { pid } = await echo.call({ kind: 'who' })
  await vi.waitUntil(() => !isRunning(pid), WAIT)
  expect((await echo.call({ kind: 'who' })).pid).not.toBe(pid)
})

test('a worker process that was prepared waits a minute for its first call, longer than for the next ones, and then ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  undo.push(() => vi.useRealTimers())
  const before = childProcesses()
  const echo = openEcho(openProcess({ idleMs: 1 }))
  echo.prepare()
  const [pid = 0] = childProcesses().filter((child) => !before.includes(child))
  vi.advanceTimersByTime(59_000)
  expect((await echo.call({ kind: 'who' })).pid).toBe(pid)
  const other = openEcho(openProcess({ idleMs: 1 }), 'other')
  const known = childProcesses()
  other.prepare()
  const [unused = 0] = childProcesses().filter((child) => !known.includes(child))
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await vi.waitUntil(() => !isRunning(unused), WAIT)
})

test('a process that has grown too large answers its calls and takes no further ones', async () => {
  const workers = openProcess({ mostBytes: 1 })
  const [slow, quick] = [openEcho(workers), openEcho(workers)]
  const gate = await openGate()
  const begun = slow.call({ kind: 'wait', url: gate.url })
  await gate.entered()
  const { pid } = await quick.call({ kind: 'who' })
  expect((await slow.call({ kind: 'who' })).pid).not.toBe(pid)
  expect(isRunning(pid)).toBe(true)
  gate.release()
  expect((await begun).pid).toBe(pid)
  await vi.waitUntil(() => !isRunning(pid), WAIT)
})

test('a process that is killed fails its running calls, and the next call starts another one', async () => {
  const echo = openEcho(openProcess())
  const { pid } = await echo.call({ kind: 'who' })
  const gate = await openGate()
  const lost = echo.call({ kind: 'wait', url: gate.url })
  await gate.entered()
  process.kill(pid, 'SIGKILL')
  await expect(lost).rejects.toThrow('The engine stopped: its process ended with SIGKILL')
  expect((await echo.call({ kind: 'who' })).pid).not.toBe(pid)
})

test('Ctrl+C in the terminal does not end the worker process before its parent', async () => {
  const echo = openEcho(openProcess())
  const { pid } = await echo.call({ kind: 'who' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal)
  expect((await echo.call({ kind: 'who' })).pid).toBe(pid)
})

test('progress of a call comes before its answer and ends neither the call nor its process', async () => {
  const echo = openEcho(openProcess({ idleMs: 1 }))
  const gate = await openGate()
  const shares: number[] = []
  const begun = echo.call({ kind: 'half', url: gate.url }, undefined, (share) => shares.push(share))
  await gate.entered()
  await vi.waitUntil(() => shares.length > 0, WAIT)
  expect(shares).toEqual([0.5])
  const { pid } = await echo.call({ kind: 'who' })
  gate.release()
  expect((await begun).pid).toBe(pid)
})

test('a worker that dies fails its own calls only', async () => {
  const workers = openProcess()
  const [one, other] = [openEcho(workers), openEcho(workers)]
  const gate = await openGate()
  const kept = other.call({ kind: 'wait', url: gate.url })
  await gate.entered()
  await expect(one.call({ kind: 'die' })).rejects.toThrow('The engine stopped: out of order')
  await expect(one.call({ kind: 'fail' })).rejects.toThrow(EngineError)
  gate.release()
  expect((await kept).pid).toBe((await one.call({ kind: 'who' })).pid)
})

test('a call that is cancelled ends its worker when no other call waits for it', async () => {
  const workers = openProcess()
  const echo = openEcho(workers)
  const gate = await openGate()
  const stop = new AbortController()
  const cancelled = echo.call({ kind: 'wait', url: gate.url }, stop.signal)
  await gate.entered()
  stop.abort()
  await expect(cancelled).rejects.toThrow('The engine was stopped.')
  expect((await echo.call({ kind: 'who' })).name).toBe('echo')
})
