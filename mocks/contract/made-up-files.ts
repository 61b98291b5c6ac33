/** Files of the repository that a made-up video or sound plays; only the dev server has them. */
const PLAYED: readonly (readonly [RegExp, string])[] = [
  [/\.(mp4|webm|mov)$/, '/e2e/fixtures/clip.mp4'],
  [/\.(m4a|mp3|wav|ogg)$/, '/e2e/fixtures/hum.m4a'],
]
const SIZE = { width: 640, height: 360 }

/** What stands behind a made-up URL: a colour for an image, one clip and one sound for all others. Uploads are taken and forgotten. */
export async function madeUpFile(request: Request): Promise<Response> {
  if (request.method !== 'GET') return new Response(null, { status: 200 })
  const { pathname } = new URL(request.url)
  const [, played] = PLAYED.find(([ending]) => ending.test(pathname)) ?? []
  if (played !== undefined) return fetch(played, { headers: rangeOf(request) })
  return new Response(await colouredImage(pathname), { headers: { 'Content-Type': 'image/png' } })
}

function rangeOf({ headers }: Request): HeadersInit {
  const range = headers.get('range')
  return range === null ? {} : { range }
}

/** The same colour for the same path. */
async function colouredImage(path: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  const hue = [...path].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0)
  if (context) {
    context.fillStyle = `hsl(${hue} 45% 55%)`
    context.fillRect(0, 0, SIZE.width, SIZE.height)
  }
  return canvas.convertToBlob()
}
