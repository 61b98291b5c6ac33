import { Command, History, Keyboard } from 'lucide-react'
import type { Action } from '../core/action.ts'

export const openPalette: Action = {
  id: 'open-palette',
  label: 'Command palette',
  icon: Command,
  shortcut: '$mod+Shift+KeyP',
  isEnabled: () => true,
  run: ({ view }) => view.setHelp('palette'),
}

export const showShortcuts: Action = {
  id: 'show-shortcuts',
  label: 'Keyboard shortcuts',
  icon: Keyboard,
  shortcut: 'Shift+?',
  isEnabled: () => true,
  run: ({ view }) => view.setHelp('shortcuts'),
}

export const showVersions: Action = {
  id: 'show-versions',
  label: 'Versions',
  icon: History,
  keywords: 'history edits restore go back',
  isEnabled: () => true,
  run: ({ view }) => view.setPanel('versions'),
}
