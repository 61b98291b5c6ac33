import type { Capsule } from './capsule.ts'

/** A file: gzip of JSON. */
export function writeCapsule(capsule: Capsule): Promise<Blob> {
  return new Response(new Blob([JSON.stringify(capsule)]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
}
