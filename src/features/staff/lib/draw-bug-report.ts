import { StoryDocument } from '#generated/zod/schemas/storyDocument.zod.ts'
import { fromBase64, toBase64, type BugReport, type BugReportStill } from '#src/domain/bug-report/bug-report.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { drawStill } from '#src/video/draw-still.ts'
import { luminance, ssim } from '#src/video/ssim.ts'
import { toVideoDocument } from '#src/video/to-video-document.ts'

/** Why a bug report's story cannot be rendered, in words; null if it can. */
export function storyTrouble({ story }: BugReport): string | null {
  if (story === null) return 'No story was open.'
  const parsed = StoryDocument.safeParse(story)
  if (parsed.success) return null
  return `This version can’t read the story at '${parsed.error.issues[0]?.path.join('.') ?? ''}'.`
}

/** Bytes of the files in the bug report; missing ones are refused by name. */
const filesOf = (bugReport: BugReport) => (address: string) => {
  const file = bugReport.files.find((each) => each.address === address)
  if (!file || file.data === null) return Promise.reject(new Error(`${address} isn’t in the snapshot`))
  return Promise.resolve(new Blob([fromBase64(file.data)], { type: file.contentType }))
}

export interface Redrawn {
  /** The frame as rendered now, in the size of the still. */
  image: Blob
  /** Likeness of the two, 1 is equal; null without a still. */
  likeness: number | null
  /** Parts of the frame that are missing from the bug report. */
  missing: string[]
}

/** Renders a bug report's frame with the present code, in its original size. */
export async function redraw(bugReport: BugReport): Promise<Redrawn | null> {
  const { story, still } = bugReport
  if (story === null || storyTrouble(bugReport) !== null) return null
  const film = toVideoDocument(story)
  const { canvas, failures } = await drawStill(film, {
    frame: still?.frame ?? bugReport.frame ?? 0,
    width: still?.drawnWidth ?? film.width,
    fetchAsset: filesOf(bugReport),
  })
  const missing = failures.map((error) => errorText(error))
  if (still === null) return { image: await canvas.convertToBlob(), likeness: null, missing }
  const now = sized(canvas, still)
  const seen = sized(await createImageBitmap(new Blob([fromBase64(still.data)], { type: 'image/png' })), still)
  return { image: await now.canvas.convertToBlob(), likeness: ssim(lumaOf(seen), lumaOf(now), still.width), missing }
}

/** The same frame of a changed bug report, as its still. */
export async function redrawStill(bugReport: BugReport, seen: BugReportStill): Promise<BugReportStill | null> {
  const drawn = await redraw({ ...bugReport, still: seen })
  return drawn && { ...seen, data: await toBase64(drawn.image) }
}

function sized(image: CanvasImageSource, { width, height }: BugReportStill): OffscreenCanvasRenderingContext2D {
  const ctx = new OffscreenCanvas(width, height).getContext('2d')
  if (!ctx) throw new Error('This browser doesn’t support canvas')
  ctx.drawImage(image, 0, 0, width, height)
  return ctx
}

const lumaOf = (ctx: OffscreenCanvasRenderingContext2D) =>
  luminance(ctx.getImageData(0, 0, ctx.canvas.width, ctx.canvas.height).data)
