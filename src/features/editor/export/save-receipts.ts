import type { FilmReceipts } from '#generated/schema.ts'
import { saveText } from '#src/shared/lib/save-file.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

/** Saves the list beside the video, under its name. */
export function saveReceipts(film: FilmReceipts): void {
  const name = `${film.story_id}.json`
  saveText(`${JSON.stringify(film, null, 2)}\n`, name, 'application/json')
  notify(`Saved as ${name}`)
}
