import type { JobKind } from './definition.ts'

/**
 * Work by who waits for it: users wait for `interactive` work with the page open, `engine` work occupies an engine for minutes,
 * `render` draws videos, and no user waits for `bookkeeping`.
 */
export type QueueName = 'interactive' | 'engine' | 'render' | 'bookkeeping'

interface QueueLimits {
  /** How many jobs of the queue one process runs at once, besides those whose engine is remote. */
  perProcess: number
  /** How many jobs of one user run at once, over all processes; null: no limit. */
  perUser: number | null
}

export const QUEUES: Readonly<Record<QueueName, QueueLimits>> = {
  interactive: { perProcess: 4, perUser: 4 },
  engine: { perProcess: 3, perUser: 3 },
  // A renderer uses every core it gets. A long video is many short jobs, and users take turns: none waits long.
  render: { perProcess: 1, perUser: null },
  bookkeeping: { perProcess: 2, perUser: null },
}

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]

/** The queue of each kind of job. */
export const QUEUE_OF: Readonly<Record<JobKind, QueueName>> = {
  'speak-scene': 'interactive',
  'draw-aroll': 'interactive',
  'draw-portrait': 'interactive',
  'split-scene': 'interactive',
  'merge-scenes': 'interactive',
  'transcribe-scene': 'interactive',
  'check-upload': 'interactive',
  'write-story': 'interactive',
  'rewrite-story': 'interactive',
  'make-story': 'engine',
  'run-task': 'engine',
  'make-clip': 'engine',
  'compose-music': 'engine',
  'clean-sound': 'engine',
  'translate-story': 'engine',
  'listen-to-story': 'engine',
  'caption-video': 'engine',
  'train-lora': 'engine',
  'render-story': 'render',
  'render-part': 'render',
  'send-mail': 'bookkeeping',
  'draw-look-samples': 'bookkeeping',
  'check-lora-pictures': 'bookkeeping',
  'watch-render': 'bookkeeping',
  'forget-file': 'bookkeeping',
  'delete-account': 'bookkeeping',
  'export-data': 'bookkeeping',
  'sync-subscription': 'bookkeeping',
  'sync-purchase': 'bookkeeping',
  'deliver-demo-event': 'bookkeeping',
  'settle-demo-checkout': 'bookkeeping',
  'renew-demo-subscription': 'bookkeeping',
}

/** A kind of another version goes where no user waits. */
export const queueOf = (kind: string): QueueName =>
  Object.hasOwn(QUEUE_OF, kind) ? QUEUE_OF[kind as JobKind] : 'bookkeeping'

/** The kinds of a queue. */
export const kindsOf = (queue: QueueName): JobKind[] =>
  (Object.keys(QUEUE_OF) as JobKind[]).filter((kind) => QUEUE_OF[kind] === queue)
