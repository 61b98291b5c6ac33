import { expect, it } from 'vitest'
import { requireNode, requireToolNode } from './node-version.mjs'

it('project commands and directly started tools reject an old Node with instructions', () => {
  expect(() => requireNode('20.18.1')).toThrow(/needs Node 20.19 or newer, this is 20.18.1. Install a current Node/)
  for (const version of ['20.19.0', '22.0.0', '24.1.0']) expect(() => requireNode(version)).not.toThrow()
  expect(() => requireToolNode('20.19.0')).toThrow(/needs Node 22.18 or newer, this is 20.19.0. Start it by .*npm test/)
  for (const version of ['22.18.0', '24.0.0']) expect(() => requireToolNode(version)).not.toThrow()
})
