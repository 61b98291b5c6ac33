import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const FRENCH = '1\r\n00:00:01,000 --> 00:00:02,000\r\nC’était déjà l’été, où étiez-vous ?\r\n'
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const utf16 = (text: string, isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittleEndian)
  return new Uint8Array(view.buffer)
}

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(FRENCH), 'utf-8'],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${FRENCH}`), 'utf-8'],
    ['UTF-16 LE with a byte order mark', utf16(`\uFEFF${FRENCH}`, true), 'utf-16le'],
    ['UTF-16 BE with a byte order mark', utf16(`\uFEFF${FRENCH}`, false), 'utf-16be'],
    ['UTF-16 LE', utf16(FRENCH, true), 'utf-16le'],
    ['UTF-16 BE', utf16(FRENCH, false), 'utf-16be'],
    ['Windows-1252', bytesOf(FRENCH.replaceAll('’', '\x92')), 'windows-1252'],
  ])('the text of a file in %s is read', async (_name, bytes, encoding) => {
    expect(await decodeText(bytes)).toEqual({ text: FRENCH, encoding })
  })

  it.each([
    ['de', 'Schöne Grüße', 'windows-1252', bytesOf('Sch\xf6ne Gr\xfc\xdfe')],
    ['pl', 'Żółta łódź płynie', 'windows-1250', bytesOf('\xaf\xf3\xb3ta \xb3\xf3d\x9f p\xb3ynie')],
    ['ru', 'Где вы были вчера вечером? Поезд опоздал, и я остался на вокзале.', 'windows-1251', bytesOf('\xc3\xe4\xe5 \xe2\xfb \xe1\xfb\xeb\xe8 \xe2\xf7\xe5\xf0\xe0 \xe2\xe5\xf7\xe5\xf0\xee\xec? \xcf\xee\xe5\xe7\xe4 \xee\xef\xee\xe7\xe4\xe0\xeb, \xe8 \xff \xee\xf1\xf2\xe0\xeb\xf1\xff \xed\xe0 \xe2\xee\xea\xe7\xe0\xeb\xe5.')], // prettier-ignore
    ['ja', '昨日の夜はどこにいましたか。電車が遅れました。', 'shift_jis', bytesOf('\x8d\xf0\x93\xfa\x82\xcc\x96\xe9\x82\xcd\x82\xc7\x82\xb1\x82\xc9\x82\xa2\x82\xdc\x82\xb5\x82\xbd\x82\xa9\x81B\x93d\x8e\xd4\x82\xaa\x92x\x82\xea\x82\xdc\x82\xb5\x82\xbd\x81B')], // prettier-ignore
  ])(
    'the text of a file of one byte or more a sign is recognised by its letters (%s)',
    async (_language, text, encoding, bytes) => {
      const times = '1\n00:00:01,000 --> 00:00:02,000\n'
      expect(await decodeText(Uint8Array.from([...bytesOf(times), ...bytes]))).toEqual({ text: times + text, encoding })
    },
  )

  it('decoding a binary or an empty file never throws', async () => {
    expect(await decodeText(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' })
    const noise = Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 251)
    expect((await decodeText(noise)).text.length).toBeGreaterThan(0)
  })
})
