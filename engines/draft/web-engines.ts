import { createWebWorkerCalls } from '#engines/worker/web-worker-calls.ts'
import { remoteIllustrator, type RemoteIllustrator } from './illustrator/remote-illustrator.ts'
import { remoteStudio, type RemoteStudio } from './animator/remote-studio.ts'
import { remoteMusic, type RemoteMusic } from './music/remote-music.ts'
import { remoteCleaner, type RemoteCleaner } from './sound/remote-cleaner.ts'
import { remoteTrainer, type RemoteTrainer } from './trainer/remote-trainer.ts'
import { remoteAligner, type RemoteAligner } from './transcriber/align-speech.ts'
import { remoteVoice, type RemoteVoice } from './voice/remote-voice.ts'

/** The built-in illustrator for the tab, painting in a Web Worker. */
export function createWebIllustrator(): RemoteIllustrator {
  return remoteIllustrator(
    createWebWorkerCalls(() => new Worker(new URL('./illustrator/web-worker.ts', import.meta.url), { type: 'module' })),
  )
}

/** The built-in animator and retoucher for the tab, at work in Web Workers. */
export function createWebStudio(): RemoteStudio {
  return remoteStudio(() =>
    createWebWorkerCalls(() => new Worker(new URL('./animator/web-worker.ts', import.meta.url), { type: 'module' })),
  )
}

/** The built-in music for the tab, rendered in a Web Worker. */
export function createWebMusic(): RemoteMusic {
  return remoteMusic(
    createWebWorkerCalls(() => new Worker(new URL('./music/web-worker.ts', import.meta.url), { type: 'module' })),
  )
}

/** The built-in sound cleaner for the tab: its worker, which contains the 1.4 MB model, is loaded at the first use. */
export function createWebCleaner(): RemoteCleaner {
  return remoteCleaner(
    createWebWorkerCalls(() => new Worker(new URL('./sound/web-worker.ts', import.meta.url), { type: 'module' })),
  )
}

/** The built-in trainer for the tab, at work in a Web Worker. */
export function createWebTrainer(): RemoteTrainer {
  return remoteTrainer(
    createWebWorkerCalls(() => new Worker(new URL('./trainer/web-worker.ts', import.meta.url), { type: 'module' })),
  )
}

/** Times known words by their sound, in a Web Worker, which loads the speech program at the first use. */
export function createWebAligner(): RemoteAligner {
  return remoteAligner(
    createWebWorkerCalls(() => new Worker(new URL('./transcriber/web-worker.ts', import.meta.url), { type: 'module' })),
  )
}

/** The built-in voice for the tab: speaks in a Web Worker, which loads the 15 MB (compressed) program at the first use. */
export function createWebVoice(): RemoteVoice {
  return remoteVoice(
    createWebWorkerCalls(() => new Worker(new URL('./voice/web-worker.ts', import.meta.url), { type: 'module' })),
  )
}
