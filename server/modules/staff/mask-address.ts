/** An address, or a part of one, as staff see it before they say why they need the whole one: its first letter and its host. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, Math.max(at, 0))][0] ?? ''}•••${at < 0 ? '' : email.slice(at)}`
}
