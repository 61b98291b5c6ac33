/** The time as the backend sees it. Tests step it by hand; nothing in server/ reads the system clock itself. */
export interface Clock {
  now(): Date
}
