import type { FilmReceipts } from '#generated/schema.ts'
import type { FilmAbout } from '#src/video/export/protocol.ts'
import { engineLines } from '#src/shared/lib/receipt-lines.ts'

/**
 * What a film says about its making in the file itself. A film is shown to everybody, so the words that somebody wrote for it, the
 * settings and what failed on the way stay in the list beside it.
 */
export function aboutFilm({ receipts, ...film }: FilmReceipts): FilmAbout {
  const shown = receipts.map(({ place, receipt }) => {
    const { prompt: _words, settings: _settings, failures: _failures, ...made } = receipt
    return { place, ...made }
  })
  return {
    description: engineLines(film.engines).join('\n'),
    comment: JSON.stringify({ ...film, receipts: shown }),
  }
}
