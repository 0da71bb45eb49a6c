import { Component, type ReactNode } from 'react'
import { track } from '../../analytics/analytics.ts'
import { CrashPage } from './crash-page.tsx'

interface Props {
  /** A new key, such as a new address, gives the screen another chance. */
  readonly resetKey: string
  /** Called before the failure is shown. */
  readonly onCrash: () => void
  readonly children: ReactNode
}

interface State {
  readonly crashed: boolean
  readonly resetKey: string
}

/** A crashing screen breaks only itself: the shell stays, with a sentence and a way back. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { crashed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { crashed: false, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown): void {
    track('screen-crashed', { message: String(error) })
    this.props.onCrash()
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
    return <CrashPage />
  }
}
