import { existsSync } from 'node:fs'
import { createNodeWorkerCalls } from '../worker/node-worker-calls.ts'
import { makeNodeCanvas } from './canvas-node.ts'
import { createIllustrator } from './illustrator.ts'
import { remoteIllustrator, type RemoteIllustrator } from './remote-illustrator.ts'

/** The built-in illustrator for Node, painting in a worker thread; where a bundle left the worker out, in this one. */
export function createNodeIllustrator(options: { workerUrl?: URL } = {}): RemoteIllustrator {
  const script = options.workerUrl ?? new URL('./node-worker.ts', import.meta.url)
  if (!existsSync(script)) return { ...createIllustrator(makeNodeCanvas), close: () => undefined }
  return remoteIllustrator(createNodeWorkerCalls(script))
}
