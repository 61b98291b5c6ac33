import { fromBase64, toBase64, type Capsule, type CapsuleFile, writeCapsule } from '#src/domain/capsule/capsule.ts'
import { withStandIns } from '#src/domain/capsule/stand-ins.ts'
import { redrawStill } from './draw-capsule.ts'

/** The capsule as it can be attached to an issue: nobody's words and pictures, the same sizes; its still is of those. */
export async function capsuleForIssue(capsule: Capsule): Promise<Blob> {
  const other = await withStandIns(capsule, standInPicture)
  const still = capsule.still && (await redrawStill(other, capsule.still))
  return writeCapsule({ ...other, still })
}

/** A picture of the same px, told from its neighbours by its colour. Films are left out: the frame shows a gap where one was. */
async function standInPicture({ contentType, data }: CapsuleFile, place: number) {
  if (data === null || !contentType.startsWith('image/')) return null
  const picture = await createImageBitmap(new Blob([fromBase64(data)], { type: contentType }))
  const { width, height } = picture
  picture.close()
  const canvas = new OffscreenCanvas(width, height)
  const ctx = canvas.getContext('2d')
  if (!ctx) return null
  const hue = (place * 67) % 360
  const ground = ctx.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, `hsl(${hue} 60% 30%)`)
  ground.addColorStop(1, `hsl(${hue} 60% 75%)`)
  ctx.fillStyle = ground
  ctx.fillRect(0, 0, width, height)
  return { contentType: 'image/png', data: await toBase64(await canvas.convertToBlob()) }
}
