import { readFileSync } from 'node:fs'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import { SANDBOX_LIMITS, type SandboxLimits } from '../limits.ts'
import { nodeWorkers } from '../node.ts'
import { createSandbox } from '../sandbox.ts'

export interface Cost {
  /** Processor time of all threads, ms. */
  cpuMs: number
  /** The peak memory, bytes. */
  peakBytes: number
}

/** The kernel counts processor time in these, ms. */
const TICK_MS = 10
const SAMPLE_INTERVAL_MS = 10

/**
 * The sandbox with one process at a time, and the cost of its files as Linux measures it: a killed process cannot report any
 * more, so the last measurement counts. The cost of starting is excluded.
 */
export function createCostedSandbox(limits: Partial<SandboxLimits>): Sandbox & { takeCost(): Cost } {
  const all = { ...SANDBOX_LIMITS, ...limits, workers: 1 }
  const start = nodeWorkers(all.memoryBytes)
  let cost: Cost = { cpuMs: 0, peakBytes: 0 }
  let pid: number | undefined
  /** Processor time that was counted before, ms; null while it starts. */
  let counted: number | null = null

  const look = () => {
    const now = pid === undefined || counted === null ? undefined : costOf(pid)
    if (!now || counted === null) return
    cost.cpuMs += now.cpuMs - counted
    cost.peakBytes = Math.max(cost.peakBytes, now.peakBytes)
    counted = now.cpuMs
  }
  const timer = setInterval(look, SAMPLE_INTERVAL_MS)

  const sandbox = createSandbox(({ onMessage, onDeath }) => {
    const worker = start({
      onMessage(message) {
        if (message.kind === 'ready') counted = (pid !== undefined && costOf(pid)?.cpuMs) || 0
        onMessage(message)
      },
      onDeath,
    })
    pid = worker.pid
    counted = null
    const stop = () => {
      look()
      worker.stop()
    }
    return { ...worker, stop }
  }, all)

  return {
    ...sandbox,
    close() {
      clearInterval(timer)
      sandbox.close()
    },
    /** Since the last query. */
    takeCost() {
      look()
      const taken = cost
      cost = { cpuMs: 0, peakBytes: 0 }
      return taken
    },
  }
}

/** undefined for an ended process. */
function costOf(pid: number): Cost | undefined {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user = 0, system = 0] = after.split(' ').slice(11, 13).map(Number)
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return peak ? { cpuMs: (user + system) * TICK_MS, peakBytes: Number(peak[1]) * 1024 } : undefined
  } catch {
    return undefined
  }
}
