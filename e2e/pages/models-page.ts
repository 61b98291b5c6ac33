import { expect, type Page } from '@playwright/test'

/** Images in one look: greens, many round shapes. */
export async function greenImages(page: Page, count: number) {
  const images = await page.evaluate((many) => {
    const drawn: string[] = []
    for (let at = 0; at < many; at++) {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 520
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      context.fillStyle = '#1e5a2b'
      context.fillRect(0, 0, 520, 520)
      for (let shape = 0; shape < 60; shape++) {
        context.fillStyle = ['#2f7d3c', '#58a65c', '#a9d18e', '#174a22'][shape % 4] ?? ''
        context.beginPath()
        context.arc((shape * 97 + at * 211) % 520, (shape * 173 + at * 89) % 520, 20 + ((shape * 7 + at) % 40), 0, 7)
        context.fill()
      }
      drawn.push(canvas.toDataURL('image/png').split(',')[1] ?? '')
    }
    return drawn
  }, count)
  return images.map((base64, at) => ({
    name: `leaf-${at + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(base64, 'base64'),
  }))
}

/** Each fault and its image, derived from a valid one, which the duplicate resembles. */
export async function faultyImages(page: Page, right: Buffer) {
  const drawn = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const draw = (side: number, paint: (context: CanvasRenderingContext2D) => void, type = 'image/png') => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = side
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      paint(context)
      return canvas.toDataURL(type).split(',')[1] ?? ''
    }
    /** Rotated, so that it is no duplicate of the valid one. @param look a filter of the canvas */
    const turned = (look: string, side = 520) =>
      draw(side, (context) => {
        context.filter = look
        context.translate(side, 0)
        context.rotate(Math.PI / 2)
        context.drawImage(image, 0, 0, side, side)
      })
    const through = (context: CanvasRenderingContext2D) => {
      context.translate(0, 520)
      context.rotate(-Math.PI / 2)
      context.drawImage(image, 0, 0)
      context.clearRect(0, 0, 520, 260)
    }
    return {
      'Too small': turned('none', 40),
      Small: turned('none', 300),
      Blurred: turned('blur(12px)'),
      'Too dark': turned('brightness(0.05)'),
      'Too bright': turned('brightness(0.1) invert(1)'),
      Transparent: draw(520, through),
      'Near duplicate': draw(520, (context) => context.drawImage(image, 0, 0), 'image/jpeg'),
    }
  }, right.toString('base64'))
  return Object.entries(drawn).map(([fault, base64], at) => {
    const isJpeg = fault === 'Near duplicate'
    const name = `fault-${at + 1}.${isJpeg ? 'jpg' : 'png'}`
    return {
      fault,
      file: { name, mimeType: `image/${isJpeg ? 'jpeg' : 'png'}`, buffer: Buffer.from(base64, 'base64') },
    }
  })
}

/** A zip whose one image claims to unpack to four gigabytes. */
export function zipBomb(): Buffer {
  const name = Buffer.from('a.png')
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(2, 20)
  entry.writeUInt32LE(4_000_000_000, 24)
  entry.writeUInt16LE(name.length, 28)
  const body = Buffer.concat([head, name, Buffer.from([3, 0])])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(body.length, 16)
  return Buffer.concat([body, entry, name, end])
}

export function modelsPage(page: Page) {
  return {
    files: page.getByLabel('Images or a zip'),
    images: page.getByRole('list', { name: 'Training images' }).getByRole('listitem'),
    open: async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Models' }).click()
      await expect(page.getByRole('heading', { name: 'Models', level: 1 })).toBeVisible()
    },
    begin: async (what: string) => {
      await page.getByRole('link', { name: 'Train a model' }).first().click()
      await expect(page.getByText('To train faces', { exact: false })).toBeVisible()
      await page.getByRole('button', { name: `Create: ${what}` }).click()
      await expect(page.getByRole('heading', { name: 'Images (0)' })).toBeVisible()
    },
    /** Resolves when every image is inspected. */
    checked: async (count: number) => {
      await expect(page.getByRole('heading', { name: `Images (${count})` })).toBeVisible({ timeout: 60_000 })
      await expect(page.getByText('Checking')).toHaveCount(0, { timeout: 60_000 })
    },
  }
}
