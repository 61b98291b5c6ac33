import { create } from 'zustand'

export interface Notice {
  id: number
  message: string
  tone: 'done' | 'error'
  /** One thing that can be done about it. */
  action?: { label: string; onAction: () => void } | undefined
  /** Stays until the user acts on it or dismisses it. */
  isSticky: boolean
}

export interface NotifyOptions {
  /** 'error' is announced at once and carries a warning sign. Default 'done'. */
  tone?: Notice['tone']
  action?: Notice['action']
}

const shownAtOnce = 3
let lastId = 0

export const useNotices = create<{ shown: readonly Notice[] }>(() => ({ shown: [] }))

/**
 * Raises a message at the bottom left: the one way to do so. It hides after 2000 ms, longer only while pointed at or
 * focused; an error with an action stays until it is used or dismissed.
 */
export function notify(message: string, { tone = 'done', action }: NotifyOptions = {}): void {
  const notice = { id: ++lastId, message, tone, action, isSticky: tone === 'error' && action !== undefined }
  // The same words again replace the old ones instead of piling up.
  useNotices.setState(({ shown }) => ({
    shown: [...shown.filter((one) => one.message !== message), notice].slice(-shownAtOnce),
  }))
}

/** Takes a message away. */
export function dismissNotice(id: number): void {
  useNotices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }))
}
