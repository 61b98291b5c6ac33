import type { Locator, Page } from '@playwright/test'

/** How a file reaches the page: by drop, or from the clipboard. */
type Way = 'drop' | 'paste'

/** An image of one colour, drawn by the browser, dropped or pasted onto the page. */
export function giveImage(page: Page, way: Way, colour: string): Promise<void> {
  return page.evaluate(
    async ({ by, fill }) => {
      const canvas = new OffscreenCanvas(640, 640)
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = fill
      context?.fillRect(0, 0, 640, 640)
      const carried = new DataTransfer()
      carried.items.add(new File([await canvas.convertToBlob()], `${fill}.png`, { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      const target = document.querySelector('canvas') ?? document.body
      if (by === 'paste') target.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: carried }))
      else
        for (const name of ['dragenter', 'dragover', 'drop'])
          target.dispatchEvent(new DragEvent(name, { ...init, dataTransfer: carried }))
    },
    { by: way, fill: colour },
  )
}

/** A text file, dropped onto a part of the page. */
export function dropText(target: Locator, { name, text }: { name: string; text: string }): Promise<void> {
  return target.evaluate(
    (element, given) => {
      const carried = new DataTransfer()
      carried.items.add(new File([given.text], given.name))
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried }))
    },
    { name, text },
  )
}

/** The colour in the middle of the player, as red, green, blue. */
export function middleColour(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-film-frame]')
    // Read from a copy, so that the player's own canvas stays fast.
    const copy = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas || !copy) return []
    copy.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1)
    return [...copy.getImageData(0, 0, 1, 1).data].slice(0, 3)
  })
}

/** A wide image of even grey with a red disc far on the left. */
export async function offCentreImage(page: Page): Promise<Buffer> {
  const letters = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 360)
    const context = canvas.getContext('2d')
    if (!context) return ''
    context.fillStyle = '#9aa4ad'
    context.fillRect(0, 0, 640, 360)
    context.fillStyle = '#c22'
    context.beginPath()
    context.arc(128, 180, 60, 0, Math.PI * 2)
    context.fill()
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
  })
  return Buffer.from(letters, 'base64')
}
