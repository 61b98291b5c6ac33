import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import { SANDBOX_LIMITS, type SandboxLimits } from './limits.ts'
import type { FromWorker } from './messages.ts'
import { OVER_TIME } from './watch-process.ts'
import { createSandbox, type SandboxWorker, type WorkerEvents } from './sandbox.ts'

/** JavaScript's own part of the memory, MB; the rest is for bytes and decoded images. */
const HEAP_MB = 320
/** Processes that answer users have priority (0 is usual, 19 the least). */
const NICENESS = 2

/**
 * The sandbox as processes. A thread is not enough: its memory outside of JavaScript's heap has no limit, and a working
 * decoder cannot be stopped. They get no environment variables, so no server secrets.
 * @param program URL of the started file: built, the process's script is beside it
 */
export function createNodeSandbox(program?: string, limits: Partial<SandboxLimits> = {}): Sandbox {
  const all = { ...SANDBOX_LIMITS, ...limits }
  return createSandbox(nodeWorkers(all.memoryBytes, program), all)
}

/** Starts processes that use no more than this many bytes. */
export function nodeWorkers(memoryBytes: number, program?: string) {
  const script = findScript(program)
  return ({ onMessage, onDeath }: WorkerEvents): SandboxWorker & { pid: number | undefined } => {
    const child = fork(script, [String(memoryBytes)], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', (message: FromWorker) => onMessage(message))
    child.on('error', () => onDeath())
    child.on('exit', (_code, signal) => onDeath(signal === OVER_TIME ? 'processor time' : undefined))
    if (child.pid !== undefined) setPriority(child.pid, NICENESS)
    // While idle, it keeps no process alive; a task does, by its time limit.
    child.unref()
    child.channel?.unref()
    return {
      pid: child.pid,
      // A process that has died meanwhile gets nothing: its exit is reported.
      post: (message) => void child.send(message, () => undefined),
      stop: () => void child.kill('SIGKILL'),
    }
  }
}

/** The built script beside the program; unbuilt, its source. Paths, because a test with a page has another URL class. */
function findScript(program: string | undefined): string {
  const built = program && path.join(path.dirname(fileURLToPath(program)), 'sandbox-process.mjs')
  return built && existsSync(built) ? built : path.join(import.meta.dirname, 'node-process.ts')
}
