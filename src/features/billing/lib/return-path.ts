/** A path of the app to go back to; null for everything that could lead elsewhere. */
export function toReturnPath(path: string | null): string | null {
  return path !== null && path.length <= 500 && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : null
}
