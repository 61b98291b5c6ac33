/** How a run of a job ended; `waiting`: it polls again later, `returned`: the process stops, `lost`: another process has the job. */
export type JobOutcome = 'completed' | 'failed' | 'cancelled' | 'retried' | 'waiting' | 'returned' | 'lost'

/** What a process counts for its operators. Names are the product's and the operator's own, never user content. */
export interface Meter {
  jobEnded(kind: string, outcome: JobOutcome, ms: number): void
  /** @param answer the class of the status (`2xx`), or `none` */
  providerAsked(provider: string, answer: string, ms: number): void
  /** @param engine the label of the engine that did the work, or that was chosen for it */
  creditsSpent(engine: string, credits: number): void
  framesDrawn(frames: number): void
}
