import LinearProgress from '@mui/material/LinearProgress'

/** Progress of unknown length. */
export function ProgressLine() {
  return <LinearProgress aria-label="In progress" />
}
