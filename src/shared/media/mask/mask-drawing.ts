/** One line of the brush or eraser, in px of the image. */
export interface Stroke {
  isErasing: boolean
  /** Diameter. */
  size: number
  points: readonly { x: number; y: number }[]
  /** Marks of an earlier mask, opaque where it is marked; they stand before every other stroke. */
  marks?: CanvasImageSource
}

/** Draws strokes in their order: marked areas become `colour`, the rest stays clear. */
export function drawStrokes(canvas: HTMLCanvasElement | OffscreenCanvas, strokes: readonly Stroke[], colour: string) {
  const context = canvas.getContext('2d')
  if (!context || !('lineTo' in context)) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.lineCap = context.lineJoin = 'round'
  context.strokeStyle = context.fillStyle = colour
  for (const { isErasing, size, points, marks } of strokes) {
    if (marks) {
      context.drawImage(marks, 0, 0, canvas.width, canvas.height)
      context.globalCompositeOperation = 'source-in'
      context.fillRect(0, 0, canvas.width, canvas.height)
    }
    context.globalCompositeOperation = isErasing ? 'destination-out' : 'source-over'
    context.lineWidth = size
    const [first, ...rest] = points
    if (!first) continue
    context.beginPath()
    if (rest.length === 0) {
      context.arc(first.x, first.y, size / 2, 0, 2 * Math.PI)
      context.fill()
      continue
    }
    context.moveTo(first.x, first.y)
    for (const { x, y } of rest) context.lineTo(x, y)
    context.stroke()
  }
  context.globalCompositeOperation = 'source-over'
}

/** The mask as a file: as large as the image, white where it is repainted, black everywhere else. */
export async function maskFile(strokes: readonly Stroke[], size: { width: number; height: number }): Promise<File> {
  const marks = new OffscreenCanvas(size.width, size.height)
  drawStrokes(marks, strokes, '#fff')
  const mask = new OffscreenCanvas(size.width, size.height)
  const context = mask.getContext('2d')
  if (!context) throw new Error('This browser couldn’t open a canvas')
  context.fillStyle = '#000'
  context.fillRect(0, 0, size.width, size.height)
  context.drawImage(marks, 0, 0)
  const blob = await mask.convertToBlob({ type: 'image/png' })
  return new File([blob], 'mask.png', { type: 'image/png' })
}

/** A mask file as the first stroke of another one: its white areas are marked. */
export async function strokeOfMask(url: string, size: { width: number; height: number }): Promise<Stroke> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  const marks = new OffscreenCanvas(size.width, size.height)
  const context = marks.getContext('2d')
  if (!context) throw new Error('This browser couldn’t open a canvas')
  context.drawImage(image, 0, 0, size.width, size.height)
  const pixels = context.getImageData(0, 0, size.width, size.height)
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data[at + 3] = pixels.data[at] ?? 0
  context.putImageData(pixels, 0, 0)
  return { isErasing: false, size: 0, points: [], marks }
}
