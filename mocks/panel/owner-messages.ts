import './panel.css'

/** Asks until the user continues in this tab. */
export function askToTakeOver(): Promise<void> {
  return new Promise((resolve) =>
    showMessage(
      'Storyloom is open in another tab',
      'The backend runs in one tab at a time. Your work is safe. The other tab stops when you continue here.',
      'Use this tab instead',
      resolve,
    ),
  )
}

/** Another tab owns the backend now; this one can only return by a reload. */
export function showTakenOver(): void {
  showMessage(
    'You continued in another tab',
    'Your work is available there. This tab is inactive.',
    'Use this tab instead',
    () => location.reload(),
  )
}

function showMessage(title: string, text: string, label: string, onPress: () => void) {
  const dialog = document.createElement('dialog')
  dialog.className = 'tab-host-dialog'
  const heading = document.createElement('h2')
  heading.id = 'tab-host-message'
  heading.textContent = title
  const note = document.createElement('p')
  note.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', () => {
    dialog.close()
    dialog.remove()
    onPress()
  })
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.append(heading, note, button)
  document.body.append(dialog)
  dialog.showModal()
}
