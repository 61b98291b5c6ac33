import {
  fromBase64,
  toBase64,
  type BugReport,
  type BugReportFile,
  writeBugReport,
} from '#src/domain/bug-report/bug-report.ts'
import { withPlaceholders } from '#src/domain/bug-report/placeholders.ts'
import { redrawStill } from './draw-bug-report.ts'

/** The bug report as it can be attached to an issue: without users' words and images, in the same sizes; its still shows those. */
export async function bugReportForIssue(bugReport: BugReport): Promise<Blob> {
  const other = await withPlaceholders(bugReport, placeholderImage)
  const still = bugReport.still && (await redrawStill(other, bugReport.still))
  return writeBugReport({ ...other, still })
}

/** An image of the same px, distinguished from its neighbours by its colour. Videos are left out: the frame shows a gap where one was. */
async function placeholderImage({ contentType, data }: BugReportFile, place: number) {
  if (data === null || !contentType.startsWith('image/')) return null
  const image = await createImageBitmap(new Blob([fromBase64(data)], { type: contentType }))
  const { width, height } = image
  image.close()
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
