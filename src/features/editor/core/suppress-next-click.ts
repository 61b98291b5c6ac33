/** After a drag: the browser calls a press and a release on one element a click, whatever lay between. */
export function suppressNextClick(): void {
  const stop = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}
