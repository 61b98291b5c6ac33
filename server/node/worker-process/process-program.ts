import { Worker } from 'node:worker_threads'
import type { FromWorkers, ToWorkers } from './process-messages.ts'
import type { Reply } from '#engines/worker/remote-calls.ts'

// The program of the workers' process: a thread for each channel. It works for its parent process and ends with it.
const workers = new Map<number, Worker>()
// The parent may have been killed just now: no notification is possible, and 'disconnect' ends this process too.
const send = (message: FromWorkers) => process.send?.(message, undefined, undefined, () => undefined)

process.on('message', (message: ToWorkers) => {
  const { channel } = message
  switch (message.kind) {
    case 'start':
      workers.set(channel, startWorker(channel, message.script, message.workerData))
      break
    case 'call':
      workers.get(channel)?.postMessage(message.call)
      break
    case 'stop':
      void workers.get(channel)?.terminate()
      workers.delete(channel)
  }
})
process.on('disconnect', () => process.exit())
// Ctrl+C reaches every process of a terminal; the parent, which waits for the answers, decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

function startWorker(channel: number, script: string, workerData: object): Worker {
  const worker = new Worker(new URL(script), { workerData })
  worker.on('message', (reply: Reply<unknown>) =>
    send({ kind: 'reply', channel, reply, residentBytes: process.memoryUsage.rss() }),
  )
  worker.on('error', (error: Error) => send({ kind: 'crash', channel, reason: error.message }))
  return worker
}
