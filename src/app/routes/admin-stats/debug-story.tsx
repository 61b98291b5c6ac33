export { DebugStoryView as Component } from '#src/features/staff/components/debug-story-view.tsx'
