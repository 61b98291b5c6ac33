/** What a span says beside its name: names and numbers of the product, never user content. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** Follows a call into its jobs and their requests to providers, also through other processes. */
export interface Tracer {
  /**
   * Runs work as a part of what is being done here, or elsewhere.
   * @param from `here()` of the place that asked for it
   */
  trace<Result>(
    name: string,
    work: (add: (facts: SpanFacts) => void) => Promise<Result>,
    from?: string,
  ): Promise<Result>
  /** What is being done, in the form of W3C's `traceparent`; undefined: nothing that is followed. */
  here(): string | undefined
}
