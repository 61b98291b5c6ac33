/** Pusher-protocol delivery. Delivery is not guaranteed; every channel message carries a growing `seq` so that clients can resync. */
export interface Realtime {
  /** Sends one event to every socket subscribed to the channel (`private-user-<pusher_id>`). */
  trigger(channel: string, event: string, data: unknown): Promise<void>
  /** Ends every socket of a user, at logout. */
  disconnectUser(pusherId: string): Promise<void>
}
