import { expect, type Page } from '@playwright/test'
import type { UploadedFile } from '../fixtures/recording-file.ts'

/** The wizards for recordings and for captioned videos. */
export function recordingWizard(page: Page) {
  const next = (name: string) => page.getByRole('button', { name, exact: true })
  const problem = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
  return {
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    next,
    problem,
    waveform: page.getByTestId('waveform'),
    /** @param field accessible name of the file field */
    give: (field: string, file: UploadedFile | string) =>
      page.locator(`input[type=file][aria-label="${field}"]`).setInputFiles(file),
    sending: (file: string) => page.getByRole('region', { name: `Sending ${file}` }),
    phrase: (number: number) => page.getByRole('textbox', { name: `Words in phrase ${number}`, exact: true }),
    way: (name: string) => page.getByText(name, { exact: true }),
    expectSaved: () =>
      expect(page.getByRole('status').filter({ hasText: /^\s*Saved$/ })).toBeVisible({ timeout: 15_000 }),
    /** A word of the transcript, by its text. */
    word: (text: string) => page.getByRole('group', { name: 'Words' }).getByRole('button', { name: text, exact: true }),
    field: (number: number) => page.getByRole('textbox', { name: new RegExp(`^Word ${number},`) }),
    scenes: page.getByRole('list', { name: 'Scenes' }).getByRole('listitem'),
    cues: page.getByRole('list', { name: 'Captions' }).getByRole('listitem'),
  }
}
