export interface RenderRequest {
  renderId: string
  /** One-time bearer token that may only read this render's document and deliver its file. */
  token: string
}

/**
 * Draws and encodes a story with the product's own export page (`src/video`): a worker in the tab, a headless Chromium on Node.
 * The renderer reports through the contract's render operations; it never writes the database itself.
 */
export interface Renderer {
  /** false: the UI offers to render in the person's own tab instead. */
  isAvailable(): Promise<boolean>
  /** Resolves when the renderer has ended, whether or not it delivered; rejects when it could not run at all. */
  run(request: RenderRequest, signal: AbortSignal): Promise<void>
}

/** Pusher-protocol delivery. Delivery is not guaranteed; every channel message carries a growing `seq` so that clients can resync. */
export interface Realtime {
  /** Sends one event to every socket subscribed to the channel (`private-user-<pusher_id>`). */
  trigger(channel: string, event: string, data: unknown): Promise<void>
  /** Ends the sockets that were subscribed by one session, at its logout. */
  disconnectSession(sessionId: string): Promise<void>
  /** Ends every socket of a user, when all of their sessions end. */
  disconnectUser(pusherId: string): Promise<void>
}

/** Tells roughly where a network is. */
export interface Places {
  /**
   * Country of a network address as `networkOf` writes it, ISO 3166-1 alpha-2 in capitals. null: nobody knows, as for the machine's
   * own network.
   */
  countryOf(network: string): Promise<string | null>
}

/** Who asked for a password to be hashed; a host whose queue is bounded serves callers in turn by these. */
export interface HashCaller {
  /** Network address. */
  address: string
  /** The account's email. */
  account: string
  /** Whether the address is known to be the account's: strangers cannot take its place in the queue. */
  isFamiliar: boolean
}

/** argon2id. Both reject with 429 or 503 when a bounded queue is full, and then nothing was hashed. */
export interface PasswordHasher {
  /** In PHC form. */
  hash(password: string, caller: HashCaller): Promise<string>
  /** Which of the hashes are the password's. An absent one takes as long to check and never matches. */
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
  /** Removes what has been kept longer than it may. Default: nothing is kept. */
  cleanUp?(): Promise<void>
  /** Removes what is kept of an address whose account is gone. Default: nothing is kept. */
  forget?(address: string): Promise<void>
}

/**
 * Wakes the durable job runner. Jobs themselves are rows (`jobs` table), so a crash loses none; the port only says when to look.
 * Node and the tab use timers; tests step by hand.
 */
export interface JobWaker {
  /** Called after a job was committed: run what is due soon. */
  wake(): void
}

/** A person as an identity provider knows them. */
export interface Identity {
  /** The provider's own, lasting id of the person. */
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** Checks a provider's token: its signature, its age, and that it was made for this app. */
export interface IdentityVerifier {
  /** null: forged, expired or made for another app. Rejects when the provider cannot be asked. */
  verify(token: string): Promise<Identity | null>
}

/** The time as the backend sees it. Tests step it by hand; nothing in server/ reads the system clock itself. */
export interface Clock {
  now(): Date
}
