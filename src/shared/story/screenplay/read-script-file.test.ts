import { describe, expect, it } from 'vitest'
import { readScriptFile } from './read-script-file.ts'

const FINAL_DRAFT = `<?xml version="1.0" encoding="UTF-8" standalone="no" ?>
<FinalDraft DocumentType="Script" Template="No" Version="4"><Content>
<Paragraph Type="Scene Heading"><Text>INT. LAMP ROOM - NIGHT</Text></Paragraph>
<Paragraph Type="Character"><Text>MARA</Text></Paragraph>
<Paragraph Type="Dialogue"><Text>One more night.</Text></Paragraph>
</Content></FinalDraft>`

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

describe('a file chosen as a script', () => {
  it.each(['two-cups.fdx', 'TWO CUPS.FDX', 'two-cups.xml', 'renamed.txt'])(
    'a Final Draft screenplay named %s is given to the wizard as Fountain',
    async (name) => {
      expect(await readScriptFile(file(name, FINAL_DRAFT))).toEqual({
        isScreenplay: true,
        text: expect.stringMatching(/INT\. LAMP ROOM - NIGHT\n\nMARA\nOne more night\./),
      })
    },
  )

  it('a damaged Final Draft file is refused with its name and fault', async () => {
    expect(await readScriptFile(file('broken.fdx', '<FinalDraft><Content>'))).toEqual({
      problem: expect.stringMatching(/^“broken\.fdx”: Couldn’t read this Final Draft file: .+\.$/),
    })
    expect(await readScriptFile(file('letter.fdx', 'Dear Mara'))).toHaveProperty('problem')
  })

  it('Fountain is a screenplay by its name or by its headings, and any other text a script', async () => {
    const isScreenplay = async (name: string, text: string) => {
      const read = await readScriptFile(file(name, text))
      return 'isScreenplay' in read && read.isScreenplay
    }
    expect(await isScreenplay('a.fountain', 'The sea.')).toBe(true)
    expect(await isScreenplay('a.txt', '12. EXT. HARBOUR - DAY\n\nThe sea.')).toBe(true)
    expect(await isScreenplay('a.txt', 'The sea. Nobody answers.')).toBe(false)
  })

  it('a script in UTF-16 or Latin-1 with any line ends keeps its letters', async () => {
    const text = 'Über dem Meer.\r\nEin Haus.'
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(text, (one) => one.charCodeAt(0)).buffer),
    ])
    const latin1 = Uint8Array.from(text, (one) => one.charCodeAt(0))
    for (const bytes of [utf16, latin1])
      expect(await readScriptFile(file('a.txt', bytes))).toEqual({
        text: 'Über dem Meer.\nEin Haus.',
        isScreenplay: false,
      })
  })

  it('a script file that holds no text, nothing or too much is refused with its name', async () => {
    for (const given of [file('a.fdx', 'a\0b'), file('b.txt', ' \n'), file('c.txt', new Uint8Array(10_000_001))])
      expect(await readScriptFile(given)).toEqual({ problem: expect.stringContaining(`“${given.name}”`) })
  })
})
