import { expect, test } from 'vitest'
import { childrenOf, parseXml, XmlProblem } from './parse-xml.ts'

const element = (name: string, children: unknown[] = [], attributes: Record<string, string> = {}) => ({
  name,
  attributes,
  children,
})
const problemOf = (text: string) => {
  try {
    return JSON.stringify(parseXml(text))
  } catch (cause) {
    return cause instanceof XmlProblem ? `${cause.name}: ${cause.message}` : `another error: ${String(cause)}`
  }
}

test('elements are read with their attributes, words and children in document order', () => {
  expect(parseXml('<a x="1" y=\'2\' >one<b/>two<c z = "3">three</c></a>')).toEqual(
    element('a', ['one', element('b'), 'two', element('c', ['three'], { z: '3' })], { x: '1', y: '2' }),
  )
})

test('content around the root is ignored, and the first root counts', () => {
  expect(parseXml('\uFEFF<?xml version="1.0"?>\n<a/>\n')).toEqual(element('a'))
  expect(parseXml('words <a/><b/>')).toEqual(element('a'))
})

test('comments, instructions and document types are skipped, whatever their content', () => {
  const text = '<!DOCTYPE a [<!ENTITY x "<b>">]><!-- <b> -> --><a><?b <c> ?><!-- d --><e/><!DOCTYPE f></a>'
  expect(parseXml(text)).toEqual(element('a', [element('e')]))
  expect(parseXml('<!DOCTYPE a><a>[b]</a>')).toEqual(element('a', ['[b]']))
})

test('words in a CDATA section are words, also where they look like elements', () => {
  expect(parseXml('<a><![CDATA[<b> &amp; ]]]]></a>')).toEqual(element('a', ['<b> &amp; ]]']))
})

test('the five entities and characters by number are read, in words and attributes; any other stays as it is', () => {
  expect(parseXml('<a b="&quot;&apos;">&lt;&gt;&amp;&#65;&#x42;&#X43;&other;&amp</a>')).toEqual(
    element('a', ['<>&ABC&other;&amp'], { b: '"\'' }),
  )
})

test('an invalid character number is left out', () => {
  const words = (numbers: string) => parseXml(`<a>x${numbers}</a>`).children[0]
  expect(words('&#0;&#8;&#11;&#31;&#xd800;&#xdfff;&#x110000;')).toBe('x')
  expect(words('&#9;&#10;&#32;&#xd7ff;&#xe000;&#x10ffff;')).toBe('x\t\n \ud7ff\ue000\u{10ffff}')
})

test('an attribute cannot change an object’s prototype', () => {
  const read = parseXml('<a __proto__="x" b="y"/>')
  expect(read.attributes).toEqual({ b: 'y' })
  expect(Object.getPrototypeOf(read.attributes)).toBe(Object.prototype)
})

test.each([
  ['', 'The file contains no XML'],
  ['only words', 'The file contains no XML'],
  ['<a>', 'The file is incomplete'],
  ['<a', 'Couldn’t read the tag <a>'],
  ['<a b>', 'Couldn’t read the tag <a>'],
  ['<a b="<">', 'Couldn’t read the tag <a>'],
  [`<${'n'.repeat(50)} b>`, `Couldn’t read the tag <${'n'.repeat(40)}>`],
  ['< a>', 'A tag has no name'],
  ['<a></b>', '</b> closes nothing'],
  ['<a></a></a>', '</a> closes nothing'],
  [`<a></${'n'.repeat(50)}>`, `</${'n'.repeat(40)}> closes nothing`],
  ['<a></a', 'The file is incomplete'],
  ['<a><!-- never', 'The file is incomplete'],
  ['<a><!-->', 'The file is incomplete'],
  ['<a><![CDATA[]]', 'The file is incomplete'],
  ['<?xml', 'The file is incomplete'],
  ['<!DOCTYPE', 'The file is incomplete'],
  ['<!DOCTYPE a [<!ENTITY b "c">', 'The file is incomplete'],
])('invalid XML is refused with a reason: %s', (text, problem) => {
  expect(problemOf(text)).toBe(`XmlProblem: ${problem}`)
})

test('elements nest up to 59 deep', () => {
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
  expect(problemOf(nested(59))).not.toContain('XmlProblem')
  expect(problemOf(nested(60))).toBe('XmlProblem: The file is nested too deeply')
})

test('a document has up to 400,000 elements', () => {
  const many = (count: number) => parseXml(`<a>${'<b/>'.repeat(count - 1)}</a>`)
  expect(many(400_000).children).toHaveLength(399_999)
  expect(() => many(400_001)).toThrow('The file has too many parts')
})

test('the children of an element are found by name, or all of them, without the words between', () => {
  const read = parseXml('<a>one<b/>two<c/><b x="1"/></a>')
  expect(childrenOf(read, 'b')).toEqual([element('b'), element('b', [], { x: '1' })])
  expect(childrenOf(read).map(({ name }) => name)).toEqual(['b', 'c', 'b'])
})
