import { newAccount, register } from '../../fixtures/accounts.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { startFakeProviders } from '../../fixtures/fake-providers.ts'
import { ownServer } from '../../fixtures/own-server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { loginPage } from '../../pages/login-page.ts'

interface Story {
  scenes: { arolls: { id: string; status: string }[] }[]
}

const SCRIPT = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(
  (name) => `${name} walks along the quiet river in the evening and counts all of the boats.`,
)

test('drafts are made real for three of six scenes, stopped in the middle; what will be refused is named, and a refusal is free', async ({
  page,
  host,
  consoleErrors,
}) => {
  test.skip(host !== 'node', 'Providers are connected to the Node host.')
  test.setTimeout(240_000)
  consoleErrors.expectLostConnection()
  const [providers, server] = [await startFakeProviders(2_000), ownServer()]
  const call = <Answer>(method: string, path: string, body?: object) =>
    page.evaluate(
      async ([verb, to, sent]) => {
        const headers = {
          Authorization: `Bearer ${localStorage.getItem('token')}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        }
        const answer = await fetch(`/api/core-api/${to}`, { method: verb, headers, ...(sent && { body: sent }) })
        return (await answer.json()) as Answer
      },
      [method, path, body ? JSON.stringify(body) : ''] as const,
    )
  const dialog = page.getByRole('dialog', { name: 'Make it real' })
  const ofScene = (number: number) => dialog.getByRole('checkbox', { name: new RegExp(`^Scene ${number}`) })
  try {
    const url = await server.start({ browser: false })
    const account = newAccount()
    await page.goto(`${url}/login`)
    await register(page, account)
    await loginPage(page).logIn(account)
    await completeProfilePage(page).finish()
    const { story_id: id } = await call<{ story_id: string }>('POST', 'story/', { creation_mode: 'Script' })
    await call('POST', 'split_story_into_scenes/', { story_id: id, initial_prompt: SCRIPT.join('\n\n') })
    const status = async () => (await call<{ status: string }>('GET', `get_story_status/?story_id=${id}`)).status
    await expect.poll(status).toBe('DRAFT')
    await call('POST', `story/${id}/submit/`)
    await expect.poll(status, { timeout: 60_000 }).toBe('COMPLETED')
    await page.goto(`${url}/story/${id}`)
    await editorPage(page).waitUntilOpen(id)
    await expect(page.getByRole('button', { name: 'Make it real' })).toBeHidden()

    // An operator connects models.
    await page.goto('about:blank')
    await server.kill()
    await server.start({ browser: false, env: { ...providers.env, OPENAI_LIMIT: '1' } })
    await page.goto(`${url}/story/${id}`)
    await page.getByRole('button', { name: 'Make it real' }).click()
    await expect(ofScene(6)).toBeChecked()
    await dialog.getByRole('checkbox', { name: 'Voices' }).uncheck()
    await expect(dialog.getByText('In all18 credits')).toBeVisible()
    for (const number of [1, 5, 6]) await ofScene(number).uncheck()
    await expect(dialog.getByText('In all9 credits')).toBeVisible()
    await expectNoViolations(page, 'make it real')
    await dialog.getByRole('button', { name: /^Make it real for at most/ }).press('Enter')
    await expect(dialog.getByText(/^1 of 3 done/)).toBeVisible({ timeout: 30_000 })
    await page.reload()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await dialog.getByRole('button', { name: 'Stop and keep what came' }).click()
    await expect(dialog.getByText(/^Stopped: [36] of at most 9 credits/)).toBeVisible()
    await expect(dialog.getByText('Not made, not charged').first()).toBeVisible()

    // What will be refused stands at its sentence; who goes on all the same is not charged for it.
    const first = async () => (await call<Story>('GET', `get_story/?story_id=${id}`)).scenes[0]?.arolls[0]
    await server.kill()
    await server.start({ browser: false })
    const drawn = `aroll/${(await first())?.id}/regenerate_image/`
    await call('POST', drawn, { custom_prompt: 'A quiet river. A forbidden door.' })
    await expect.poll(async () => (await first())?.status, { timeout: 30_000 }).toBe('COMPLETED')
    await server.kill()
    await server.start({ browser: false, env: providers.env })
    await page.reload()
    await page.getByRole('button', { name: 'Make it real' }).click()
    await dialog.getByRole('checkbox', { name: 'Voices' }).uncheck()
    await dialog.getByRole('checkbox', { name: 'All scenes' }).uncheck()
    await ofScene(1).check()
    await expect(dialog.getByText('gpt-image-1 will probably refuse “A forbidden door.”')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use the rewrite' }).click()
    await expect(dialog.getByText('Drawn from: “A quiet river.”')).toBeVisible()
    await dialog.getByRole('button', { name: 'Take it back' }).click()
    await dialog.getByRole('button', { name: /^Make it real for at most/ }).click()
    await expect(dialog.getByText('Made for free')).toBeVisible({ timeout: 60_000 })
    await expect(dialog.getByText(/^Done: 0 of at most 3 credits/)).toBeVisible()
    expect((await providers.verify()).problems).toEqual([])
    await page.goto('about:blank')
  } finally {
    await server.remove()
    providers.close()
  }
})
