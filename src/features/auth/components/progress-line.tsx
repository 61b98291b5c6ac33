import LinearProgress from '@mui/material/LinearProgress'

/** Something runs whose length nobody knows. */
export function ProgressLine() {
  return <LinearProgress aria-label="In progress" />
}
