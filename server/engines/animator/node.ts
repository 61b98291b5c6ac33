import { existsSync } from 'node:fs'
import { createNodeWorkerCalls } from '../worker/node-worker-calls.ts'
import { createAnimator } from './animator.ts'
import { remoteStudio, type RemoteStudio } from './remote-studio.ts'
import { createRetoucher } from './retoucher.ts'
import { nodeStudio } from './studio-node.ts'

/** The built-in animator and retoucher for Node, at work in worker threads; where a bundle left the worker out, in this one. */
export function createNodeStudio(options: { workerUrl?: URL } = {}): RemoteStudio {
  const script = options.workerUrl ?? new URL('./node-worker.ts', import.meta.url)
  if (existsSync(script)) return remoteStudio(() => createNodeWorkerCalls(script))
  return { animator: createAnimator(nodeStudio), retoucher: createRetoucher(nodeStudio), close: () => undefined }
}
