/** Names the job of an export that the server makes. */
export function renderKey(renderId: string): string {
  return `render:${renderId}`
}
