import { expect, type Page } from '@playwright/test'

/** The page on which a screenplay is edited, and the step after it. */
export function screenplayPage(page: Page) {
  const paper = page.getByRole('list', { name: 'Screenplay' })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  return {
    paper,
    title: page.getByRole('heading', { level: 1 }),
    facts: page.getByRole('complementary', { name: 'Summary' }),
    /** A paragraph by its kind and place, for example 'Action 1', in a segment, from 1. */
    paragraph: (segment: number, name: string) =>
      page.getByRole('list', { name: `Paragraphs of segment ${segment}` }).getByRole('textbox', { name, exact: true }),
    /** The words of a segment's paragraphs, in order. */
    words: (segment: number) =>
      page.getByRole('list', { name: `Paragraphs of segment ${segment}` }).locator('textarea'),
    place: (segment: number) => page.getByRole('combobox', { name: `Segment ${segment}: location` }),
    handle: (name: string) => button(new RegExp(`^Move ${name},`)),
    emotions: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: emotions`) }),
    speaker: (name: string) => page.getByRole('combobox', { name: `${name}: speaker` }),
    addTo: (segment: number) => button(`Add a paragraph to segment ${segment}`),
    newLine: page.getByRole('textbox', { name: 'New paragraph' }),
    expectSaved: () => expect(page.getByRole('status').filter({ hasText: /^\s*Saved$/ })).toBeVisible(),
    next: button('Next: style and voices'),
    generate: button('Generate'),
    exported: async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), button('Export Fountain').click()])
      return download
    },
    import: async (text: string) => {
      await button('Import').click()
      const dialog = page.getByRole('dialog', { name: 'Import a screenplay' })
      await dialog.getByRole('textbox', { name: 'JSON or Fountain' }).fill(text)
      await dialog.getByRole('button', { name: 'Import' }).click()
      return dialog
    },
  }
}
