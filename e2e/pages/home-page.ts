import type { Page } from '@playwright/test'

export type HomePage = ReturnType<typeof homePage>

export function homePage(page: Page) {
  const title = page.getByRole('heading', { name: 'What is your story about?' })
  const idea = page.getByRole('textbox', { name: 'What is your story about?' })
  /** Requests the story that is typed, and returns its id once its progress is shown. */
  const generateNow = async () => {
    await page.getByRole('button', { name: /^Generate/ }).click()
    await page.waitForURL(/\/generating\?story_id=|\/story\//)
    return storyIdOf(page)
  }
  return {
    title,
    idea,
    generateNow,
    /** Types a prompt and requests its story. */
    generate: async (prompt: string, length: '15 s' | '30 s' | '60 s' = '15 s') => {
      await idea.fill(prompt)
      await page.getByRole('button', { name: /^Length:/ }).click()
      await page.getByRole('menuitemradio', { name: length }).click()
      return generateNow()
    },
    signOut: async () => {
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menuitem', { name: 'Sign Out' }).click()
      // A page that is opened before the answer still has the ended session.
      await page.waitForURL('**/login')
    },
  }
}

/** Of /generating?story_id= and of /story/{id}. */
function storyIdOf(page: Page): string {
  const { pathname, searchParams } = new URL(page.url())
  const id = searchParams.get('story_id') ?? pathname.split('/').at(-1)
  if (!id) throw new Error(`No story in ${page.url()}`)
  return id
}
