/** Runs `work` when React's last commit has been painted; at once in a hidden page, which paints nothing. */
export function afterPaint(work: () => void): void {
  if (document.hidden) return work()
  requestAnimationFrame(() => setTimeout(work))
}
