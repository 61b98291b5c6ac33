import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { OpenWorkerCalls } from '#engines/worker/node-worker-calls.ts'
import type { FromWorkers, ToWorkers } from './process-messages.ts'
import { workerEnv } from './worker-env.ts'
import { createRemoteCalls, isLast, type Reply, type WorkerEvents } from '#engines/worker/remote-calls.ts'

export interface WorkerProcessOptions {
  /** The built or unbuilt `process-program.ts`. */
  program: URL
  /** How long it stays without calls, ms. */
  idleMs?: number
  /** Resident memory from which on it takes no further calls, bytes. */
  mostBytes?: number
}

export interface WorkerProcess {
  /** As `createNodeWorkerCalls`, with the worker in this process. */
  open: OpenWorkerCalls
  /** Ends it; running calls reject. The next call starts it again. */
  close(): void
}

interface Running {
  child: ChildProcess
  channels: Map<number, Channel>
  /** False: it was started ahead, and waits for its first call. */
  hasWorked: boolean
}

interface Channel extends Omit<WorkerEvents<unknown>, 'onReply'> {
  onReply(reply: Reply<unknown>): void
  /** Calls not yet answered. */
  pending: number
}

const MEGABYTE = 1_000_000
/** How long it stays after an early start without a call, ms: the user is still writing the prompt. */
const PREPARED_MS = 60_000
/** Processes that answer users, and their browser on the same machine, have priority (0 is usual, 19 the least). */
const NICENESS = 5

/**
 * Workers in a separate process, started at the first call. Native memory (canvases, encoders, WebAssembly) is freed for
 * certain only when a process ends: this one does without calls for a while, and is replaced when it has grown.
 */
export function createWorkerProcess({
  program,
  idleMs = 15_000,
  mostBytes = 400 * MEGABYTE,
}: WorkerProcessOptions): WorkerProcess {
  let current: Running | undefined
  let idle: NodeJS.Timeout | undefined
  let channels = 0

  function start(): Running {
    const child = fork(program, {
      // Not this process's flags, such as an inspector's port. A thread keeps its memory for young objects until it ends.
      execArgv: ['--max-semi-space-size=16'],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: workerEnv(process.env),
    })
    if (child.pid !== undefined) setPriority(child.pid, NICENESS)
    const running: Running = { child, channels: new Map(), hasWorked: false }
    const end = (reason: string) => {
      if (running === current) current = undefined
      for (const channel of [...running.channels.values()]) channel.onCrash(`The engine stopped: ${reason}`)
    }
    child.on('message', (message: FromWorkers) => receive(running, message))
    child.once('exit', (code, signal) => end(`its process ended with ${code ?? signal}`))
    child.once('error', (error) => end(error.message))
    return running
  }

  function receive(running: Running, message: FromWorkers): void {
    const channel = running.channels.get(message.channel)
    if (!channel) return
    if (message.kind === 'crash') return channel.onCrash(`The engine stopped: ${message.reason}`)
    channel.onReply(message.reply)
    if (!isLast(message.reply)) return
    channel.pending--
    holdProcess(running)
    if (running === current && message.residentBytes > mostBytes) retire(running)
  }

  /** New calls start another process; this one ends when its last call is answered. */
  function retire(running: Running): void {
    if (running === current) current = undefined
    if (running.channels.size === 0) running.child.kill('SIGKILL')
    for (const channel of [...running.channels.values()]) channel.onRetire()
  }

  /** While it has calls to answer it keeps this process alive; afterwards it ends itself after a while. */
  function holdProcess(running: Running): void {
    const isBusy = [...running.channels.values()].some(({ pending }) => pending > 0)
    if (isBusy) {
      running.child.ref()
      running.child.channel?.ref()
    } else {
      running.child.unref()
      running.child.channel?.unref()
    }
    if (running !== current) return
    clearTimeout(idle)
    const stays = running.hasWorked ? idleMs : Math.max(idleMs, PREPARED_MS)
    if (!isBusy) idle = setTimeout(() => retire(running), stays).unref()
  }

  const open: OpenWorkerCalls = <Request, Result>(script: URL, workerData = {}) =>
    createRemoteCalls<Request, Result>((events) => {
      const running = (current ??= start())
      const id = ++channels
      const channel: Channel = {
        pending: 0,
        // The worker answers its requests in order.
        onReply: (reply) => events.onReply(reply as Reply<Result>),
        onCrash: events.onCrash,
        onRetire: events.onRetire,
      }
      const send = (message: ToWorkers) => void running.child.send(message, () => undefined)
      running.channels.set(id, channel)
      holdProcess(running)
      send({ kind: 'start', channel: id, script: script.href, workerData })
      return {
        post(call) {
          channel.pending++
          running.hasWorked = true
          holdProcess(running)
          send({ kind: 'call', channel: id, call })
        },
        stop() {
          if (!running.channels.delete(id)) return
          send({ kind: 'stop', channel: id })
          if (running !== current && running.channels.size === 0) running.child.kill('SIGKILL')
          else holdProcess(running)
        },
      }
    })

  return {
    open,
    close() {
      const running = current
      current = undefined
      running?.child.kill('SIGKILL')
    },
  }
}
