import { expect, it } from 'vitest'
import { element } from './xml.ts'

it('elements are on lines of their own, indented by their parents; texts stay on one line', () => {
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

it('XML special characters are escaped, in texts and attributes', () => {
  expect(element({ name: 'a', id: '"<&>' }, 'x < y & "z"', ' > ').text()).toBe(
    '<a id="&quot;&lt;&amp;&gt;">x &lt; y &amp; &quot;z&quot; &gt; </a>',
  )
})

it('characters that XML forbids are left out, and characters beyond the first plane stay', () => {
  expect(element('a', '\u0000a\tb\u001f\ud800\ufffe夜🌙').text()).toBe('<a>a\tb夜🌙</a>')
})
