/** A path of the app to return to; null for any other target. */
export function toReturnPath(path: string | null): string | null {
  return path !== null && path.length <= 500 && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : null
}
