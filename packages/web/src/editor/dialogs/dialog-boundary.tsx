import { Component, type ReactNode } from 'react'
import { track } from '../../analytics/analytics.ts'
import { DialogCrash } from './dialog-crash.tsx'

interface Props {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that crashes closes only itself: the sheet stays, and another dialog explains it. */
export class DialogBoundary extends Component<Props, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown): void {
    track('dialog-crashed', { message: String(error) })
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
    return <DialogCrash onClose={this.#close} />
  }

  readonly #close = () => {
    this.props.onClose()
    this.setState({ crashed: false })
  }
}
