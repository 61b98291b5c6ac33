import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

const SAMPLE_INTERVAL_MS = 25

/** The exit code of a process that exceeded its processor time: its parent can distinguish it from any other end. */
export const OVER_TIME = 'SIGTERM'

interface ProcessWatch {
  /** Starts measuring a task. */
  begin: (limits: { taskMs: number; growthBytes: number }) => void
  /** Ends this process when the task exceeded its memory at a moment between two checks of the thread. */
  end: () => void
}

/**
 * Ends this process when it exceeds its memory, decoders' included, when its parent is gone, or when a task exceeded its
 * processor time or memory. A separate thread checks, because the main one may be stuck in a file.
 */
export function watchProcess(memoryBytes: number): ProcessWatch {
  const watch = `
    const { parentPort } = require('node:worker_threads')
    const parent = process.ppid
    let begun, limitMs = Infinity, limitBytes = ${memoryBytes}
    parentPort.on('message', ({ taskMs, growthBytes }) => {
      begun = process.cpuUsage()
      limitMs = taskMs
      limitBytes = Math.min(${memoryBytes}, process.memoryUsage.rss() + growthBytes)
    })
    setInterval(() => {
      if (process.memoryUsage.rss() > limitBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
      const { user, system } = process.cpuUsage(begun)
      if ((user + system) / 1000 > limitMs) process.kill(process.pid, '${OVER_TIME}')
    }, ${SAMPLE_INTERVAL_MS})`
  const watcher = new Worker(watch, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  })
  return {
    begin: ({ taskMs, growthBytes }) => watcher.postMessage({ taskMs, growthBytes }),
    end() {
      if (peakBytes() > memoryBytes) process.kill(process.pid, 'SIGKILL')
    },
  }
}

/** The peak memory of this process, bytes; 0 where the system is not Linux. */
function peakBytes(): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
