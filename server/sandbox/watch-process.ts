import { Worker } from 'node:worker_threads'

const SAMPLE_INTERVAL_MS = 25

/**
 * Ends this process when it holds more memory than it may, decoders' included, or when whoever started it is gone. A thread looks,
 * because the main one may be lost in a file.
 */
export function watchProcess(memoryBytes: number): void {
  const watch = `
    const parent = process.ppid
    setInterval(() => {
      if (process.memoryUsage.rss() > ${memoryBytes} || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
    }, ${SAMPLE_INTERVAL_MS})`
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 } })
}
