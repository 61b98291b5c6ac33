/** Where a picture does not come, its place stays as calm as it was: the browser's own sign for that is hidden by global.css. */
export function hideBrokenPictures(page: Document): void {
  const mark =
    (isBroken: boolean) =>
    ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', isBroken)
    }
  // Neither event bubbles.
  page.addEventListener('error', mark(true), true)
  page.addEventListener('load', mark(false), true)
}
