import { afterAll, describe, expect, it } from 'vitest'
import { bytesSource } from '#server/platform/files/inspect.ts'
import { createNodeSandbox } from './node.ts'

const sandbox = createNodeSandbox()
afterAll(() => sandbox.close())

const draw = async (svg: string | Uint8Array, side = 64) => {
  const bytes = typeof svg === 'string' ? new TextEncoder().encode(svg) : svg
  return sandbox.run('renderSvg', { side }, [bytesSource(bytes)])
}
const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`

describe('an SVG in the sandbox', () => {
  it('an SVG is rendered as a PNG of the requested size, in its proportions, whatever size it declares', async () => {
    const wide = await draw(svg('<rect width="40" height="20" fill="red"/>'))
    expect([wide.width, wide.height, Buffer.from(wide.bytes.slice(1, 4)).toString()]).toEqual([64, 32, 'PNG'])
    const tall = await draw(svg('<rect width="9" height="9"/>', 'width="1000000" height="4000000"'))
    expect([tall.width, tall.height]).toEqual([16, 64])
  })

  it('an SVG’s script, handler and link leave no trace in its image', async () => {
    const plain = await draw(svg('<rect width="9" height="9"/>'))
    const armed = await draw(
      svg('<script>alert(1)</script><a href="javascript:alert(1)"><rect width="9" height="9" onclick="alert(1)"/></a>'),
    )
    expect(armed).toEqual(plain)
  })

  it('an SVG’s texts are rendered', async () => {
    const empty = await draw(svg(''))
    expect(await draw(svg('<text x="2" y="15" font-family="Unknown Font">Brand</text>'))).not.toEqual(empty)
  })

  it.each([
    ['what is no SVG', '<html><body/></html>', 'Couldn’t read the SVG'],
    ['noise', '\u0000\u0001\u0002', 'Couldn’t read the SVG'],
    ['an image elsewhere', svg('<image href="https://example.com/a.png" width="9" height="9"/>'), 'refers to other'],
    ['no size', svg('', 'width="0" height="0"'), 'Couldn’t read the SVG'],
    ['a compressed one', new Uint8Array([0x1f, 0x8b, 8, 0]), 'without compression'],
  ])('an SVG is refused with a message when it is %s', async (_, content, words) => {
    const refused = expect(draw(content)).rejects
    await refused.toMatchObject({ name: 'UnreadableFile', message: expect.stringContaining(words) })
  })

  it('an SVG that multiplies itself ends at a limit, and the next one is rendered', async () => {
    const doubled = Array.from({ length: 40 }, (_, at) => {
      const use = `<use xlink:href="#d${at - 1}"/>`
      return `<g id="d${at}">${at === 0 ? '<rect width="1" height="1"/>' : use + use}</g>`
    })
    const bomb = draw(svg(`<defs>${doubled.join('')}</defs><use xlink:href="#d39"/>`))
    await expect(bomb).rejects.toHaveProperty('name', 'UnreadableFile')
    await expect(draw(svg('<rect width="9" height="9"/>'))).resolves.toHaveProperty('width', 64)
  })
})
