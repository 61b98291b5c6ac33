import { newAccount, register } from '../../fixtures/accounts.ts'
import { apiIn } from '../../fixtures/api.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'
import { libraryPage } from '../../pages/library-page.ts'

everydayHost('node')
test.use({ hasOwnAccount: true })

test('a project is created; its stories are searched, renamed, moved and archived, and it is deleted @journey', async ({
  page,
  signedIn: _,
}) => {
  const library = libraryPage(page)
  await library.open('/projects', 'Projects')
  await expect(page.getByText('No projects yet')).toBeVisible()
  await page.getByRole('button', { name: 'New project' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Coast films')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { name: 'Coast films' })).toBeVisible()
  await expect(page.getByText('No stories in this project')).toBeVisible()
  const projectId = new URL(page.url()).searchParams.get('project_id') ?? ''
  const call = apiIn(page)
  for (const name of ['Letter', 'Lamp', 'Storm'])
    await call('createEmptyTextStory', { body: { story_name: name, project_id: projectId } })
  await call('addBlankProject', { body: { name: 'Trailers' } })

  await library.open(`/project?project_id=${projectId}`, 'Coast films')
  await expect(page.getByText('3 stories')).toBeVisible()
  await expectNoViolations(page, 'a project')
  await library.search.fill('lam')
  await expect(library.card('Storm')).toHaveCount(0)
  await expect(page).toHaveURL(/query=lam/)
  await library.choose('Lamp', 'Rename')
  await page.getByRole('textbox', { name: 'Title' }).fill('Lamplight')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(library.card('Lamplight')).toBeVisible()
  await library.choose('Lamplight', 'Move to project')
  await page.getByRole('radio', { name: 'Trailers 1' }).check({ force: true })
  await expectNoViolations(page, 'moving a story')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Moved to “Trailers”')).toBeVisible()
  await library.search.fill('')
  await expect(page.getByText('2 stories')).toBeVisible()
  // The previous list is shown until the new one is loaded, and then the cards move up.
  await expect(library.card('Lamplight')).toHaveCount(0)

  // Archived, and restored from the message.
  await library.choose('Letter', 'Archive')
  await expect(library.card('Letter')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(library.card('Letter')).toBeVisible()
  await library.choose('Letter', 'Archive')
  await expect(page.getByText('1 story, 1 archived')).toBeVisible()
  await library.archived.check()
  await expect(library.card('Letter')).toBeVisible()
  await expect(library.card('Storm')).toHaveCount(0)

  await library.open('/projects', 'Projects')
  await page.getByRole('button', { name: 'More for Coast films' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('radio', { name: 'Archive' }).check({ force: true })
  await expectNoViolations(page, 'deleting a project')
  await page.getByRole('button', { name: 'Delete project' }).click()
  await expect(page.getByRole('heading', { name: 'Coast films' })).toHaveCount(0)
  await page.goto('/app?archived=true')
  await expect(library.card('Storm')).toBeVisible()
  await expect(library.card('Letter')).toBeVisible()
})

test('an empty page links to its section of the guide; an example is opened as a copy @journey', async ({
  page,
  editor,
  signedIn: _,
}) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Learn more about projects' }).click()
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeInViewport()
  await expect(page).toHaveTitle('Help')
  await expectNoViolations(page, 'the guide')
  await page.keyboard.press('/')
  await page.keyboard.type('revoke link')
  await expect(page.getByRole('option', { name: /^Share and copy/ })).toBeVisible()
  await expectNoViolations(page, 'a search in the guide')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Share and copy' })).toBeInViewport()

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Example Videos' }).click()
  const open = page.getByRole('button', { name: /^Open a copy of/ })
  await expect(open).toHaveCount(3)
  await expectNoViolations(page, 'the examples')
  await open.last().click()
  await expect(page.getByRole('textbox', { name: 'Story title' })).toHaveValue('One good cup')
  await editor.waitUntilOpen(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await expect(editor.scenes).toHaveCount(4)
})

test.describe('in the long run', () => {
  inLongRun(
    'tests/integration/library-pages.test.tsx, server/modules/stories/translation/translation.test.ts, server/modules/stories/templates/templates.test.ts',
  )

  test('a story is duplicated in another language: by hand without a translator, spoken where a voice fits', async ({
    page,
    openStory: { storyId },
  }) => {
    test.setTimeout(180_000)
    await page.goto(`/duplicate/${storyId}`)
    await page.getByText('Another language', { exact: true }).click()
    const language = page.getByRole('combobox')
    await language.click()
    await page.getByRole('option', { name: /^German/ }).click()
    await expect(page.getByText('Automatic translation isn’t available')).toBeVisible()
    await expect(page.getByText('German voice-over isn’t available')).toBeVisible()
    await expectNoViolations(page, 'another language')
    await page.getByRole('button', { name: 'Duplicate and translate myself' }).click()
    const first = page.getByRole('textbox', { name: 'Scene 1 in German' })
    await expect(first).toHaveValue('')
    await expect(page.getByText(/^0 of \d+ scenes translated/)).toBeVisible()
    // Text typed right before leaving is kept.
    await first.fill('Die Bienen kennen den Weg nach Hause, auch wenn der Wind dreht.')
    await page.reload()
    await expect(first).toHaveValue('Die Bienen kennen den Weg nach Hause, auch wenn der Wind dreht.')
    await expect(page.getByText(/^1 of \d+ scenes translated/)).toBeVisible()
    await expect(page.getByText(/^Captions only · original \d/)).toBeVisible()
    await expectNoViolations(page, 'side by side')

    await page.goto(`/duplicate/${storyId}?way=language`)
    await language.click()
    await page.getByRole('option', { name: /United Kingdom/ }).click()
    await page.getByText('Rory', { exact: true }).click()
    await page.getByRole('button', { name: /^Duplicate/ }).click()
    await expect(page.getByText(/voice-overs fit the original/)).toBeVisible({ timeout: 40_000 })
    await expect(page.getByText(/(Fits|Longer|Shorter) · \d+\.\d s → \d+\.\d s/)).toHaveCount(
      await page.getByRole('textbox', { name: /in English/ }).count(),
    )
  })

  test('a template is offered by email, and is copied to the other account only when accepted', async ({
    page,
    login,
    home,
    openStory: { storyId },
    consoleErrors,
  }) => {
    test.setTimeout(180_000)
    const library = libraryPage(page)
    const receiver = newAccount()
    await register(apiIn(page), receiver)
    await page.goto(`/duplicate/${storyId}?way=account`)
    await page.getByRole('textbox', { name: 'Recipient’s email' }).fill(receiver.email)
    await expectNoViolations(page, 'another account')
    await page.getByRole('button', { name: 'Send as template' }).click()
    await expect(page.getByText(`If ${receiver.email} has an account`)).toBeVisible()
    // The first offer is withdrawn; the second one is for the receiver.
    const withdraw = page.getByRole('button', { name: /^Withdraw / })
    await expectNoViolations(page, 'open offers')
    await withdraw.click()
    await expect(page.getByText('No pending templates.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Recipient’s email' }).fill(receiver.email)
    await page.getByRole('button', { name: 'Send as template' }).click()
    await expect(withdraw).toHaveCount(1)
    await page.goto('/app')
    await home.signOut()
    await login.logIn(receiver)
    await completeProfilePage(page).finish()
    await expect(page.getByText(/^Ada Byron sent you the template/)).toHaveCount(1)
    await expect(page.getByText('No stories yet')).toBeVisible()
    await expectNoViolations(page, 'a template for you')
    await page.getByRole('button', { name: /^Accept/ }).click()
    await expect(page.getByText(/added to your stories$/)).toBeVisible()
    await expect(page.getByText(/sent you the template/)).toHaveCount(0)
    await page.getByRole('link', { name: /^Open / }).click()
    await expect(page).toHaveURL(/\/story\//)
    await expect(page.getByText('Saved').first()).toBeVisible()
    // The sender keeps their own story.
    consoleErrors.expectStatus(403)
    await page.goto(`/duplicate/${storyId}`)
    await expect(page.getByText('Not Authorized to load story')).toBeVisible()
    await library.open('/duplicate', 'Duplicate a story')
    await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(1)
  })
})
