import { chromium } from 'playwright'
import { expect, it } from 'vitest'
import { BROWSER_FLAGS } from '../../scripts/lib/browser-flags.mjs'
import { serveApp } from '../contract-host/app-pages.ts'

// Only a browser enforces the policy.
it('the reference page shows the contract under the host’s policy and calls no other host', async () => {
  const app = await serveApp()
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
    page.on('pageerror', ({ message }) => void complaints.push(message))
    page.on('request', (request) => void (request.url().startsWith('http') && hosts.add(new URL(request.url()).origin)))
    await page.goto(`${app.origin}/api/docs`)
    await page.locator('#operations-tag-admin').click()
    await page
      .getByText(/^Staff: /)
      .first()
      .waitFor()
    await page.locator('#operations-tag-scenes').click()
    await page.locator('#operations-scenes-splitScene button').first().click()
    await page.locator('#operations-scenes-splitScene .responses-inner').waitFor()
    expect(complaints).toEqual([])
    expect([...hosts]).toEqual([app.origin])
  } finally {
    await browser.close()
    await app.close()
  }
}, 240_000)
