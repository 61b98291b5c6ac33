/** Diagnostics for operators, never for users. */
export function logDiagnostic(message: string, ...details: unknown[]): void {
  console.info(`[storyloom] ${message}`, ...details)
}
