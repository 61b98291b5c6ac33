import { findBrowser } from '../../../scripts/lib/browser.mjs'
import type { VideoDocument } from '../document.ts'
import { openFilmPage, type FilmPage } from './film-page.ts'

/** Tests that do not depend on the size use a small one. */
export const SQUARE = { width: 360, height: 360 }
export const SMALL = { width: 480, height: 270 }

export type Films = Awaited<ReturnType<typeof openFilms>>

/** A page that makes and reads films, with the calls that the film tests share. */
export async function openFilms() {
  const browser = await findBrowser()
  if (!browser) throw new Error('The film tests need a Chromium; set CHROMIUM_PATH')
  const { page, errors, close }: FilmPage = await openFilmPage(browser)
  return {
    page,
    errors,
    close,
    exportAs: (name: string, document: VideoDocument) =>
      page.evaluate(([as, of]) => window.harness.export(as, of), [name, document] as const),
    /** Similarity of the film's frames to the page's drawing, 0 to 1. */
    compare: (name: string, document: VideoDocument, frames: number[]) =>
      page.evaluate(([as, of, at]) => window.harness.compare(as, of, at), [name, document, frames] as const),
    facts: (name: string) => page.evaluate((as) => window.harness.facts(as), name),
  }
}
