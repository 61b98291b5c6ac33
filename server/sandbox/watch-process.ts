import { Worker } from 'node:worker_threads'

const SAMPLE_INTERVAL_MS = 25

/** How a process ends that took more processor time than it may: whoever started it can tell that from any other end. */
export const OVER_TIME = 'SIGTERM'

/**
 * Ends this process when it holds more memory than it may, decoders' included, when whoever started it is gone, or when a task took more
 * processor time or memory than it may. A thread looks, because the main one may be lost in a file.
 * @returns what begins to count what a task takes
 */
export function watchProcess(memoryBytes: number): (limits: { taskMs: number; growthBytes: number }) => void {
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
  return ({ taskMs, growthBytes }) => watcher.postMessage({ taskMs, growthBytes })
}
