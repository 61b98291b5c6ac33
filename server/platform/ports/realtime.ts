/** Pusher-protocol delivery. Delivery is not guaranteed; every channel message carries a growing `seq` so that clients can resync. */
export interface Realtime {
  /** Sends one event to every socket subscribed to the channel (`private-user-<pusher_id>`). */
  trigger(channel: string, event: string, data: unknown): Promise<void>
  /** Ends the sockets that were subscribed by one session, at its logout. */
  disconnectSession(sessionId: string): Promise<void>
  /** Ends every socket of a user, when all of their sessions end. */
  disconnectUser(pusherId: string): Promise<void>
}
