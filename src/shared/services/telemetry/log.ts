/** Diagnostics for whoever looks after an installation; never for the user at the screen. */
export function logDiagnostic(message: string, ...details: unknown[]): void {
  console.info(`[storyloom] ${message}`, ...details)
}
