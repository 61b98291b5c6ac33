import type { Page } from '@playwright/test'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'

everydayHost('node')
test.use({ hasOwnAccount: true })

/** What would run if any screen took what people write for markup. */
const EVIL = `"'><img src=evil onerror="globalThis.isRun=1"><script>globalThis.isRun=1</script>`

/** Writes the text wherever a person can write, and answers where it can be read. */
async function writeEverywhere(page: Page, storyId: string) {
  return page.evaluate(
    async ({ evil, id }) => {
      const call = async (method: string, path: string, body?: object) => {
        const answer = await fetch(`/api/core-api${path}`, {
          method,
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
            Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
          },
          ...(body && { body: JSON.stringify(body) }),
        })
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
        return (await answer.json()) as Record<string, unknown>
      }
      await call('POST', '/update_user_profile/', { first_name: evil, last_name: evil, company_name: evil })
      await call('PATCH', `/story/${id}/`, { display_title: evil, initial_prompt: evil })
      await call('POST', '/add_scene', { story_id: id, new_element_order: 1, text: evil })
      await call('POST', `/story/${id}/character/create/`, { call_name: evil, description: evil })
      await call('POST', `/story/${id}/versions/`, { name: evil })
      await call('POST', '/location/', { name: evil, description: evil })
      const project = await call('POST', '/project/', { name: evil })
      const script = `INT. ${evil} - DAY\n\n${evil}\n\nADA\n(${evil})\n${evil}\n`
      const screenplay = await call('POST', '/parse_screenplay_and_create_story/', { script })
      const preview = await call('POST', '/generate_preview_link/', { story_id: id })
      return {
        project: String(project['id']),
        screenplay: String(screenplay['story_id']),
        preview: String(preview['public_preview_id']),
      }
    },
    { evil: EVIL, id: storyId },
  )
}

test('what people write is shown as text on every screen @journey', async ({
  page,
  openStory: { storyId },
  editor,
}) => {
  test.setTimeout(400_000)
  const { project, screenplay, preview } = await writeEverywhere(page, storyId)
  const expectHarmless = async (where: string) => {
    expect(await page.evaluate(() => Reflect.has(globalThis, 'isRun')), where).toBe(false)
    await expect(page.locator('img[src="evil"]'), where).toHaveCount(0)
  }
  const shown = page.getByText('onerror=', { exact: false }).first()

  await page.goto('/app')
  await expect(shown).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expectHarmless('home')
  for (const address of [
    '/projects',
    `/project?project_id=${project}`,
    `/new-story/${storyId}`,
    `/new-story/${screenplay}/screenplay`,
    `/duplicate/${storyId}`,
    `/preview?public_preview_id=${preview}`,
  ]) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(/\w/).first()).toBeVisible()
    await expectHarmless(address)
  }

  await page.goto(`/story/${storyId}`)
  await editor.waitUntilOpen(storyId)
  await expect(editor.title).toHaveValue(EVIL)
  for (const panel of ['Cast', 'Style', 'Versions'])
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: panel, exact: true }).click()
  await expect(shown).toBeVisible()
  await expectHarmless('editor')
})
