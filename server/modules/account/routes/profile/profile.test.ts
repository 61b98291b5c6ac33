import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import { brandSettings, media, users } from '#server/platform/db/schema/index.ts'
import { requireSafePrompt } from '#server/modules/generation/images/before-drawing.ts'
import { readImageSize } from '#server/platform/files/image-size.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user({ hasProfile: false })
})
afterAll(() => test.close())

const details = () => test.ok('getUserDetails', { as: ada })

describe('the session’s user', () => {
  it('getUserDetails: the session’s user is returned with everything that the app needs at the start', async () => {
    expect(await details()).toMatchObject({
      user_id: ada.id,
      name: 'Ada Lovelace',
      email: ada.email,
      is_premium: false,
      premium_type: null,
      is_staff: false,
      is_profile_complete: false,
      is_onboarded: false,
      must_change_password: false,
      default_image_model: 'AUTO',
      pusher_id: ada.pusherId,
      credit_summary: { balance: 100 },
      user_brand_settings: { logo_url: null, gpt_generated: false },
    })
  })

  it('the session’s user gets six different prompts, others tomorrow', async () => {
    const today = (await details()).suggested_content
    expect(new Set(today).size).toBe(6)
    test.clock.advance(24 * 60 * 60 * 1000)
    expect((await details()).suggested_content).not.toEqual(today)
  })

  it('the session’s user is greeted by the email’s local part while the name is unknown', async () => {
    await test.db.update(users).set({ firstName: '', lastName: '' }).where(eq(users.id, ada.id))
    expect((await details()).name).toBe(ada.email.split('@')[0])
  })
})

describe('the profile', () => {
  it('updateUserProfile, getUserProfile: the profile is complete once it was submitted, and stays so', async () => {
    const profile = await test.ok('updateUserProfile', {
      as: ada,
      body: { first_name: 'Augusta', how_did_you_hear_about_us: 'YouTube', complete_profile: true },
    })
    expect(profile).toMatchObject({
      first_name: 'Augusta',
      last_name: 'Lovelace',
      how_did_you_hear_about_us: 'YouTube',
      is_profile_complete: true,
    })
    await test.ok('updateUserProfile', { as: ada, body: { complete_profile: false, scene_pace_preference: 'FAST' } })
    expect(await test.ok('getUserProfile', { as: ada })).toMatchObject({
      first_name: 'Augusta',
      scene_pace_preference: 'FAST',
      is_profile_complete: true,
    })
  })

  it('updateNotificationPreferences: omitted email preferences stay unchanged', async () => {
    const body = { email_on_video_export: false }
    const changed = await test.ok('updateNotificationPreferences', { as: ada, body })
    expect(changed).toMatchObject({ email_on_video_export: false, receive_updates: true })
  })

  it('the profile names the refused field', async () => {
    const refusal = await test.call('updateUserProfile', { as: ada, body: { first_name: '' } })
    expect(refusal).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION_FAILED', fields: { first_name: expect.any(Array) } },
    })
  })

  it('submitOnboardingForm: the answers are stored, and the user counts as onboarded', async () => {
    const answers = [{ key: 'goal', value: 'Marketing videos' }]
    await test.ok('submitOnboardingForm', { as: ada, body: { answers } })
    expect((await details()).is_onboarded).toBe(true)
    const [row] = await test.db.select().from(users).where(eq(users.id, ada.id))
    expect(row?.onboardingAnswers).toEqual(answers)
  })

  it('updateUserLocation: a new location replaces the whole previous one, and an unknown country is refused', async () => {
    await test.ok('updateUserLocation', { as: ada, body: { country: 'DE', region: 'Berlin', city: 'Berlin' } })
    await test.ok('updateUserLocation', { as: ada, body: { country: 'FR' } })
    const [row] = await test.db.select().from(users).where(eq(users.id, ada.id))
    expect([row?.country, row?.region, row?.city]).toEqual(['FR', null, null])
    const refusal = await test.call('updateUserLocation', { as: ada, body: { country: 'XX' } })
    expect(refusal).toMatchObject({ status: 400, body: { fields: { country: ['Choose a valid country'] } } })
  })
})

describe('brand settings', () => {
  it('updateUserBrandSettings: brand settings change the given values and keep the rest', async () => {
    await test.ok('updateUserBrandSettings', {
      as: ada,
      body: { logo_size: 18.5, custom_captions_style: { color: '#ffb020' }, about_company: 'We sell ovens.' },
    })
    const brand = await test.ok('updateUserBrandSettings', { as: ada, body: { logo_position: 'BOTTOM_LEFT' } })
    expect(brand).toMatchObject({
      logo_size: 18.5,
      logo_position: 'BOTTOM_LEFT',
      custom_captions_style: { color: '#ffb020' },
      about_company: 'We sell ovens.',
    })
    const cleared = await test.ok('updateUserBrandSettings', { as: ada, body: { custom_captions_style: null } })
    expect(cleared.custom_captions_style).toBeNull()
  })

  it('brand settings count as written by hand once a text is changed', async () => {
    await test.db.update(brandSettings).set({ gptGenerated: true }).where(eq(brandSettings.userId, ada.id))
    const kept = await test.ok('updateUserBrandSettings', { as: ada, body: { logo_blur: true } })
    const written = await test.ok('updateUserBrandSettings', { as: ada, body: { ideal_customer_profile: 'Bakers' } })
    expect([kept.gpt_generated, written.gpt_generated]).toEqual([true, false])
  })

  it('draftCompanyInfo: the company is drafted from a text, marked as a draft, and suggests prompts; a customer not mentioned there stays', async () => {
    const body = { text: 'We sell ovens.' }
    const before = await test.ok('updateUserBrandSettings', { as: ada, body: { ideal_customer_profile: 'Bakers' } })
    const drafted = await test.ok('draftCompanyInfo', { as: ada, body })
    expect(before.gpt_generated).toBe(false)
    // The text does not mention a customer.
    expect(drafted).toMatchObject({
      about_company: 'We sell ovens.',
      ideal_customer_profile: 'Bakers',
      gpt_generated: true,
    })
    expect((await details()).suggested_content).toEqual(['Introduce: We sell ovens.'])
    const cleared = { about_company: '', ideal_customer_profile: '' }
    await test.ok('updateUserBrandSettings', { as: ada, body: cleared })
    expect((await details()).suggested_content).toHaveLength(6)
  })

  it('draftCompanyInfo: a text longer than the settings allow is cut', async () => {
    const { about_company } = await test.ok('draftCompanyInfo', { as: ada, body: { text: 'x'.repeat(5_000) } })
    expect(about_company).toBe('x'.repeat(4_000))
  })

  it('a text that the writer cannot use is refused with its message, and the settings stay', async () => {
    await test.ok('updateUserBrandSettings', { as: ada, body: { about_company: 'Mine' } })
    const { draftCompany } = test.app.engines.writer
    test.app.engines.writer.draftCompany = () => Promise.reject(new EngineError('Paste more.'))
    const refused = await test.call('draftCompanyInfo', { as: ada, body: { text: 'x' } })
    test.app.engines.writer.draftCompany = draftCompany
    expect(refused).toMatchObject({ status: 400, body: { fields: { text: ['Paste more.'] } } })
    expect((await details()).user_brand_settings.about_company).toBe('Mine')
  })

  it('brand settings of another user stay unchanged', async () => {
    const eve = await test.user()
    await test.ok('updateUserBrandSettings', { as: eve, body: { about_company: 'Mine' } })
    expect((await details()).user_brand_settings.about_company).toBe('')
  })
})

describe('the logo', () => {
  const PNG = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (letter) => letter.charCodeAt(0),
  )
  const upload = (bytes: Uint8Array | string, type = 'image/png', name = 'logo.png') => {
    const form = new FormData()
    const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
    form.set('logo', new File([part], name, { type }))
    return test.call('uploadLogo', { as: ada, body: form })
  }
  const logoUrl = async () => (await details()).user_brand_settings.logo_url
  const get = (url: string) => test.backend.fetch(new Request(`http://localhost:4400${url}`))

  it('uploadLogo: the logo is served from a signed URL', async () => {
    expect((await upload(PNG)).status).toBe(200)
    const url = (await logoUrl()) ?? ''
    const served = await get(url)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(await served.bytes()).toEqual(PNG)
    expect((await get(url.replace(/sig=../, 'sig=00'))).status).toBe(403)
  })

  it('a logo that is an SVG is stored and served as a PNG', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><script>alert(1)</script><rect width="9" height="9"/></svg>'
    expect((await upload(svg, 'image/svg+xml', 'logo.svg')).status).toBe(200)
    const served = await get((await logoUrl()) ?? '')
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(readImageSize(await served.bytes())).toEqual({ width: 1600, height: 400 })
    expect(test.files.keys()).toEqual([expect.stringMatching(/\.png$/u)])
  })

  it('uploadLogo, removeLogo: the logo replaces the previous one, and its file is deleted when it is removed', async () => {
    await upload(PNG)
    const first = await logoUrl()
    await upload(PNG)
    expect(await logoUrl()).not.toBe(first)
    expect(test.files.keys()).toHaveLength(1)
    expect((await test.ok('removeLogo', { as: ada })).logo_url).toBeNull()
    expect(test.files.keys()).toEqual([])
    expect(await test.db.select().from(media)).toEqual([])
    expect((await test.ok('removeLogo', { as: ada })).logo_url).toBeNull()
  })

  it.each([
    ['a GIF', PNG, 'image/gif', 415],
    ['an SVG that is none', '<html><body/></html>', 'image/svg+xml', 400],
    ['an empty SVG', '', 'image/svg+xml', 400],
    ['an SVG above 5 MB', new Uint8Array(5_000_001), 'image/svg+xml', 413],
    ['a type that does not fit', PNG, 'image/jpeg', 400],
    ['HTML named .png', '<html><script>alert(1)</script>', 'image/png', 400],
    ['nothing', '', 'image/png', 400],
    ['a cut header', PNG.subarray(0, 12), 'image/png', 400],
    ['a pixel bomb', bomb(PNG), 'image/png', 400],
    ['more than 5 MB', new Uint8Array(5_000_001), 'image/png', 413],
  ])('the logo may not be %s', async (_, bytes, type, status) => {
    expect((await upload(bytes, type)).status).toBe(status)
    expect(test.files.keys()).toEqual([])
  })

  it('the logo comes in a form, with its field', async () => {
    const json = await test.call('uploadLogo', { as: ada, body: { logo: 'x' } })
    expect(json.status).toBe(415)
    const form = new FormData()
    form.set('logo', 'just text')
    expect(await test.call('uploadLogo', { as: ada, body: form })).toMatchObject({
      status: 400,
      body: { fields: { logo: expect.any(Array) } },
    })
  })
})

/** The same image, claiming 60,000 × 60,000 pixels. */
function bomb(png: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(png)
  const view = new DataView(bytes.buffer)
  view.setUint32(16, 60_000)
  view.setUint32(20, 60_000)
  return bytes
}

describe('preferences', () => {
  it('new stories have the user’s pace and image model unless they say otherwise', async () => {
    await test.ok('updateUserProfile', { as: ada, body: { scene_pace_preference: 'FAST', image_model: 'draft' } })
    const plain = await test.ok('createStory', { as: ada, body: { creation_mode: 'Text' } })
    expect(plain).toMatchObject({ scene_pace: 'FAST', default_image_model: 'draft' })
    const chosen = { creation_mode: 'Text', scene_pace: 'SLOW', default_image_model: 'AUTO' }
    expect(await test.ok('createStory', { as: ada, body: chosen })).toMatchObject({
      scene_pace: 'SLOW',
      default_image_model: 'AUTO',
    })
  })

  it('a prompt for mature content is accepted only where the user has enabled it', async () => {
    const ask = (prompt: string) => test.scope((scope) => requireSafePrompt(scope, ada.id, prompt))
    await expect(ask('a nude statue in a museum')).rejects.toMatchObject({
      body: { error: 'SAFETY_SYSTEM_VIOLATION', detail: 'Mature content is off in your account' },
    })
    await ask('a statue in a museum')
    await test.ok('updateUserProfile', { as: ada, body: { show_mature_content: true } })
    await ask('a nude statue in a museum')
    await expect(ask('hentai')).rejects.toMatchObject({ status: 400 })
  })
})
