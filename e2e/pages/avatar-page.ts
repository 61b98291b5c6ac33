import { expect, type Page } from '@playwright/test'

/** The wizard of a portrait that speaks. */
export function avatarPage(page: Page) {
  const characters = page.getByRole('radiogroup', { name: 'Characters' })
  const script = page.getByRole('textbox', { name: 'Script' })
  const next = page.getByRole('button', { name: 'Next', exact: true })
  return {
    script,
    next,
    heading: (name: 'Who speaks?' | 'What is said?' | 'Make it speak') => page.getByRole('heading', { name }),
    portrait: page.getByRole('img', { name: 'The chosen portrait' }),
    voice: page.getByLabel('The voice'),
    speak: page.getByRole('button', { name: /^Speak the script/ }),
    make: page.getByRole('button', { name: /^Make the film/ }),
    open: async () => {
      await page.goto('/avatar-video')
      await expect(page.getByRole('heading', { name: 'Who speaks?' })).toBeVisible()
    },
    chooseCharacter: async (name: string) => {
      await page.getByRole('button', { name: 'Choose a character' }).click()
      await characters.getByText(name).click()
    },
  }
}
