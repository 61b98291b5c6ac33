import { createCanvas } from '@napi-rs/canvas'

/**
 * An image with enough in it to be neither plain nor blurred; another seed, other places.
 * @param {number} width px
 * @param {number} height px
 * @param {number} seed
 * @returns {Promise<Buffer>} JPEG
 */
export async function drawImage(width, height, seed) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = `hsl(${(seed * 47) % 360} 60% 70%)`
  context.fillRect(0, 0, width, height)
  for (let at = 0; at < 400; at++) {
    context.fillStyle = `hsl(${(at * 31 + seed * 7) % 360} 70% ${30 + (at % 5) * 10}%)`
    const [x, y] = [(at * 977 + seed * 131) % width, (at * 577 + seed * 71) % height]
    context.fillRect(x, y, width / 24, height / 40)
  }
  return canvas.encode('jpeg', 90)
}

/** Stores an image in the account's media; answers its id. @param {{ url: string, call: import('../lib/account.mjs').Call }} account */
export const uploadImage = (account, name, bytes) => uploadFile(account, name, 'image/jpeg', bytes)

/** The same of a file of any kind. */
export async function uploadFile({ url, call }, name, contentType, bytes) {
  const { media, presigned_url: address } = await call('getGenericPresignedUrl', {
    body: { file_name: name, content_type: contentType, media_args: { size_bytes: bytes.length } },
  })
  const headers = { 'Content-Type': contentType, 'x-amz-acl': 'public-read' }
  const put = await fetch(new URL(address, url), { method: 'PUT', headers, body: bytes })
  if (put.status !== 200) throw new Error(`The file was refused: ${put.status} ${await put.text()}`)
  return media.id
}
