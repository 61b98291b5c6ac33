/** The error with all its causes: drizzle wraps the driver's error, the driver wraps the socket's. */
export function causes(thrown: unknown): Error[] {
  const chain: Error[] = []
  for (let current = thrown; current instanceof Error && chain.length < 5; current = current.cause) chain.push(current)
  return chain
}

/** The code of the innermost cause that has one: the database's SQLSTATE or the socket's. */
export function errorCode(thrown: unknown): string | undefined {
  return causes(thrown)
    .flatMap((cause) => ('code' in cause && typeof cause.code === 'string' ? [cause.code] : []))
    .at(-1)
}
