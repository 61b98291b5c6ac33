/** Something that was ordered from a provider, as it was written down. */
export type PlacedOrder =
  /** Sent, and nobody knows whether it arrived: it is not sent again. */
  | { state: 'SENT' }
  /** Accepted by the provider, which makes it under this name. */
  | { state: 'ACCEPTED'; operation: string }
  | { state: 'DELIVERED'; bytes: Uint8Array }

/** One that a provider makes now. */
export interface AcceptedOrder {
  /** Provider and model, as they were written down. */
  provider: string
  operation: string
}

/**
 * What a job ordered, written down before and after each step, so that whoever takes up the job of a dead worker asks for what was
 * ordered already instead of paying for it again. Keys name a provider and a request.
 */
export interface Orders {
  jobId: string
  /** Writes down that it is sent now. Answers what was written down before instead; null when there was nothing. */
  begin(key: string, provider: string): Promise<PlacedOrder | null>
  accepted(key: string, operation: string): Promise<void>
  delivered(key: string, bytes: Uint8Array): Promise<void>
  /** Nothing was bought: it may be sent again. */
  forget(key: string): Promise<void>
}
