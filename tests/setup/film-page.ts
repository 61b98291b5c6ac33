import { BUILT_FILM_PAGE, buildFilmPage } from '#src/video/testing/film-page.ts'

/** The page that the rendering tests drive, built once for all of their files. */
export default async function setup(): Promise<void> {
  process.env[BUILT_FILM_PAGE] = await buildFilmPage('tests')
}
