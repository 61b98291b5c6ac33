import { expect, it } from 'vitest'
import { element } from './xml.ts'

it('elements stand on lines of their own, indented by what they are in; texts stay on one line', () => {
  const tree = element(
    { name: 'track', id: 'v1' },
    element('clip', element('name', 'A'), element('start', 0)),
    element('end'),
  )
  expect(tree.text()).toBe(
    [
      '<track id="v1">',
      '  <clip>',
      '    <name>A</name>',
      '    <start>0</start>',
      '  </clip>',
      '  <end/>',
      '</track>',
    ].join('\n'),
  )
})

it('signs that mean something in XML are written as names, in texts and attributes', () => {
  expect(element({ name: 'a', id: '"<&>' }, 'x < y & "z"', ' > ').text()).toBe(
    '<a id="&quot;&lt;&amp;&gt;">x &lt; y &amp; &quot;z&quot; &gt; </a>',
  )
})

it('signs that no XML may hold are left out, and signs beyond the first plane stay', () => {
  expect(element('a', '\u0000a\tb\u001f\ud800\ufffe夜🌙').text()).toBe('<a>a\tb夜🌙</a>')
})
