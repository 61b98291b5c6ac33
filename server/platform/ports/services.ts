import type { DbOrTx } from './db.ts'

export interface RenderRequest {
  renderId: string
  /** One-time bearer token that may only read this render's document and deliver its file. */
  token: string
}

/**
 * Renders and encodes a story with the product's own export page (`src/video`): a worker in the tab, a headless Chromium on
 * Node. The renderer reports through the contract's render operations; it never writes to the database.
 */
export interface Renderer {
  /** false: the UI offers to render in the user's own tab instead. */
  isAvailable(): Promise<boolean>
  /** Resolves when the renderer has ended, whether or not it delivered; rejects when it could not run at all. */
  run(request: RenderRequest, signal: AbortSignal): Promise<void>
}

/** What a socket shows to join a channel. */
export interface ChannelSignature {
  auth: string
  /** How it signs in as its session; only with a service that closes sockets by user. */
  sign_in?: { auth: string; user_data: string }
}

/** Channels of PostgreSQL's notices about realtime: `<channel> <number>` of each event, and the ids of ended sessions. */
export const NOTICES = { events: 'storyloom_events', sessions: 'storyloom_sessions' } as const

/**
 * Pusher-protocol delivery. Delivery is not guaranteed; every channel message has an increasing `seq` so that clients can
 * resync.
 */
export interface Realtime {
  /**
   * true: the statements that store events and end sessions also notify every process (`NOTICES`), which is what sends the events and
   * closes the sockets.
   */
  readonly hasNotices?: boolean
  /** Signs that one socket of a session may join a channel; undefined for a malformed socket id. */
  authorize(socketId: string, channel: string, sessionId: string): Promise<ChannelSignature | undefined>
  /** Sends one event to every socket subscribed to the channel (`private-user-<pusher_id>`). */
  trigger(channel: string, event: string, data: unknown): Promise<void>
  /** Closes the sockets that ended sessions subscribed. */
  disconnectSessions(sessionIds: readonly string[]): Promise<void>
}

/** Approximate location of a network. */
export interface Places {
  /**
   * Country of a network address as `networkOf` writes it, ISO 3166-1 alpha-2 in capitals. null: unknown, as for the local
   * network.
   */
  countryOf(network: string): Promise<string | null>
}

/** Who requested a password hash; a host with a bounded queue serves callers in turn by these. */
export interface HashCaller {
  /** Network address. */
  address: string
  /** The account's email. */
  account: string
  /** Whether the network address is familiar for the account: strangers cannot take its place in the queue. */
  isFamiliar: boolean
}

/** argon2id. Both reject with 429 or 503 when a bounded queue is full, before hashing. */
export interface PasswordHasher {
  /** In PHC form. */
  hash(password: string, caller: HashCaller): Promise<string>
  /** Which of the hashes match the password. A missing one takes as long to check and never matches. */
  verify(password: string, hashes: readonly (string | null)[], caller: HashCaller): Promise<boolean[]>
}

export interface MailMessage {
  to: string
  subject: string
  text: string
}

/** SMTP, or an outbox folder on Node, or the outbox panel in the tab. */
export interface Mail {
  send(message: MailMessage): Promise<void>
  /** Deletes emails beyond the retention time. Default: nothing is stored. */
  cleanUp?(): Promise<void>
  /** Deletes the emails of a deleted account. Default: nothing is stored. */
  forget?(address: string): Promise<void>
}

/** A job that is due at `runAt`, or runs and shall stop. */
export interface AnnouncedJob {
  id: string
  kind: string
  userId: string | null
  /** RUNNING: its stop was requested. */
  status: string
  runAt: Date
  /** How many of its runs ended with their process. */
  deaths?: number
}

/**
 * Tells the processes that run jobs what changed. Jobs themselves are rows (`jobs` table), so a crash loses none. One process
 * looks at the rows itself, so it is only woken; several are handed jobs by a queue.
 */
export interface JobDispatch {
  /** In the transaction that made the job due or requested its stop: takes effect with its commit, and only then. */
  announce?(db: DbOrTx, job: AnnouncedJob): Promise<void>
  /** After the commit: run what is due soon. */
  wake(): void
  /** Default: one process runs everything. */
  queue?: QueueView
}

/** What a queue between processes knows beyond the jobs' rows. */
export interface QueueView {
  /** Those that run jobs. */
  processes(db: DbOrTx): Promise<QueueProcess[]>
  /** The oldest first. */
  deadLetters(db: DbOrTx, limit: number): Promise<DeadLetter[]>
  /** In the transaction that queues the job again. false: it had none. */
  deleteDeadLetter(db: DbOrTx, jobId: string): Promise<boolean>
}

export interface QueueProcess {
  name: string
  /** Whether it still reports to the queue. */
  isAlive: boolean
  /** The queues whose jobs it runs. */
  queues: string[]
  /** How many jobs it runs. */
  running: number
  /** null: the queue no longer knows it. */
  seenAt: Date | null
}

/** A job that was handed out too often without an end. No process runs it until staff decide. */
export interface DeadLetter {
  jobId: string
  /** Why the last delivery had no end. */
  reason: string | null
  deadAt: Date
}

/** A user as an identity provider knows them. */
export interface Identity {
  /** The provider's own, permanent id of the user. */
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** Checks a provider's token: its signature, its age, and that it was made for this app. */
export interface IdentityVerifier {
  /** null: forged, expired or made for another app. Rejects when the provider is unreachable. */
  verify(token: string): Promise<Identity | null>
}

/** The time as the backend sees it. Tests step it by hand; nothing in server/ reads the system clock itself. */
export interface Clock {
  now(): Date
}
